import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'
import type { Database } from '../../platform/database/connection'
import type { GeneratedFile } from '../../platform/files/keep-generated'
import { kopecks } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { dayText } from './day-text'
import type { Party, TableDocument } from './document'
import { amountOf, moneyOf, toRow } from './document-money'
import { loadShopOfDocuments } from './parties'
import { type DocumentFormat, renderDocument } from './render-document'

type OrderWithProducts = NonNullable<OrderAnswer['ITEM']>

/**
 * An order as a file, with what was sold and at what prices.
 * @param order of the client of the session
 */
export async function renderOrderFile(
  db: Database,
  session: Session,
  order: OrderWithProducts,
  format: DocumentFormat = 'xlsx',
): Promise<GeneratedFile> {
  const [shop, buyer] = await Promise.all([
    loadShopOfDocuments(db, session.shopId),
    loadBuyerOf(db, session, order),
  ])
  const { timeZone } = shop
  const date = new Date(order.CREATE_DATE)
  const isPoints = order.IS_LOYALTY === 'Y'
  const rows = order.PRODUCTS.map((product) => {
    const price = amountOf(product.PRICE, isPoints)
    return toRow(product, price, price * product.QUANTITY)
  })
  const delivery = isPoints || order.IS_PICKUP === 'Y' ? null : kopecks(order.DELIVERY_PRICE)
  const terms = { isPoints, currency: order.CURRENCY, taxType: order.TAX_TYPE, date, timeZone }
  const document: TableDocument = {
    ...{ kind: 'order', date, shop: shop.shop, seller: shop.seller },
    ...moneyOf(rows, delivery, terms),
    title: `Заказ №\u00a0${order.ORDER_NUMBER} от\u00a0${dayText(date, timeZone)}`,
    bank: null,
    signers: null,
    buyer,
    facts: factsOf(order),
    notes: order.COMMENT ? [`Комментарий: ${order.COMMENT}`] : [],
  }
  return renderDocument(session, document, format, `Заказ ${order.ORDER_NUMBER}`)
}

/**
 * Who ordered, as the order has it. Numbers and address are those of its company as long as that has the name that it ordered under:
 * an order does not take over what the company, or the client, became later.
 */
async function loadBuyerOf(db: Database, { shopId }: Session, order: OrderWithProducts): Promise<Party> {
  const company = await db
    .selectFrom('orders')
    .innerJoin('companies as company', (join) =>
      join
        .onRef('company.shop_id', '=', 'orders.shop_id')
        .onRef('company.id', '=', 'orders.company_id')
        .onRef('company.name', '=', 'orders.client_name'),
    )
    .where((eb) => eb.and({ 'orders.shop_id': shopId, 'orders.id': order.ID }))
    .select([
      'company.inn',
      'company.kpp',
      'company.ogrn',
      'company.main_address as address',
      'company.phone',
    ])
    .executeTakeFirst()
  const { CLIENT: client, USER: user } = order
  return {
    ...(company ?? { inn: '', kpp: '', ogrn: '', address: '' }),
    name: client.NAME || user.NAME,
    phone: phoneText(company?.phone || user.PHONE),
    email: user.EMAIL,
  }
}

function factsOf(order: OrderWithProducts): TableDocument['facts'] {
  const { TRADEPOINT: point, USER: user } = order
  const place = order.ADDRESS ?? [point?.NAME, point?.ADDRESS].filter(Boolean).join(', ')
  const facts = [
    { name: 'Статус', value: order.STATUS.STATUS_NAME },
    { name: order.IS_PICKUP === 'Y' ? 'Самовывоз' : 'Доставка', value: place },
    { name: 'Оплата', value: order.IS_LOYALTY === 'Y' ? 'Баллами' : order.PAYMENT_TYPE.NAME },
    { name: 'Контакт', value: [user.NAME, phoneText(user.PHONE), user.EMAIL].filter(Boolean).join(', ') },
  ]
  return facts.filter(({ value }) => value !== '')
}
