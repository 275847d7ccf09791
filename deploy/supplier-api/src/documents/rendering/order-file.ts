import type { OrderAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { GeneratedFile } from '../../platform/files/keep-generated'
import { kopecks } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { dayText } from './day-text'
import type { DocumentRow, TableDocument } from './document'
import { rowName } from './document-lines'
import { loadBuyer, loadShopOfDocuments } from './parties'
import { type DocumentFormat, renderDocument } from './render-document'
import { sumInWords } from './sum-in-words'
import { taxOf } from './tax'

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
  const [shop, buyer] = await Promise.all([loadShopOfDocuments(db, session.shopId), loadBuyer(db, session)])
  const { timeZone } = shop
  const date = new Date(order.CREATE_DATE)
  const isPoints = order.IS_LOYALTY === 'Y'
  const amount = (value: number): number => (isPoints ? Math.round(value) : kopecks(value))
  const rows = order.PRODUCTS.map((product) => toRow(product, amount))
  const delivery = isPoints || order.IS_PICKUP === 'Y' ? null : amount(order.DELIVERY_PRICE)
  const total = rows.reduce((sum, row) => sum + row.sum, 0) + (delivery ?? 0)
  const isRoubles = !isPoints && order.CURRENCY === 'RUB'
  const document: TableDocument = {
    ...{ kind: 'order', date, shop: shop.shop, seller: shop.seller, rows, delivery, total },
    title: `Заказ №\u00a0${order.ORDER_NUMBER} от\u00a0${dayText(date, timeZone)}`,
    bank: null,
    signers: null,
    buyer: buyer && { ...buyer, name: order.CLIENT.NAME || buyer.name },
    facts: factsOf(order),
    tax: isPoints ? null : taxOf(order.TAX_TYPE, total, { date, timeZone }),
    currency: isPoints ? 'Б' : isRoubles ? '₽' : order.CURRENCY,
    words: isRoubles ? sumInWords(total) : '',
    notes: order.COMMENT ? [`Комментарий: ${order.COMMENT}`] : [],
  }
  return renderDocument(document, format, `Заказ ${order.ORDER_NUMBER}`)
}

function toRow(product: OrderProduct, amount: (value: number) => number): DocumentRow {
  const isGift = product.GIFT === 'Y'
  return {
    code: isGift ? '' : product.UP_CODE_1C,
    name: rowName(product.NAME, isGift),
    unit: product.PACK === 'Y' ? 'уп.' : 'шт.',
    quantity: product.QUANTITY,
    price: amount(product.PRICE),
    sum: amount(product.PRICE) * product.QUANTITY,
    isGift,
  }
}

function factsOf(order: OrderWithProducts): TableDocument['facts'] {
  const { TRADEPOINT: point, USER: user } = order
  const place = order.ADDRESS ?? [point?.NAME, point?.ADDRESS].filter(Boolean).join(', ')
  const facts = [
    { name: 'Статус', value: order.STATUS.STATUS_NAME },
    { name: order.IS_PICKUP === 'Y' ? 'Самовывоз' : 'Доставка', value: place },
    { name: 'Оплата', value: order.IS_LOYALTY === 'Y' ? 'Баллами' : order.PAYMENT_TYPE.NAME },
    { name: 'Контакт', value: [user.NAME, user.PHONE, user.EMAIL].filter(Boolean).join(', ') },
  ]
  return facts.filter(({ value }) => value !== '')
}
