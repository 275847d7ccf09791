import type { PaymentType } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { unitPrice } from '../../catalogue/product/product-terms'
import { ONLINE_PAY } from '../../content/shop/payment-types'
import { type OrderPoints, spendPoints } from '../../customers/loyalty/ledger'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import type { Session } from '../../platform/session/session'
import { writeComment } from '../basket/buyer'
import type { OrderLine } from '../basket/lines'
import type { OrderTerms } from '../basket/order-terms'
import { bonusPoints } from '../basket/order-terms'
import { payUntil } from '../order-state/pay-states'
import type { Delivery } from './choose-delivery'
import type { TakenBasket } from './take-basket'

/** The client as an order keeps it. */
export interface BuyerDetails {
  companyId: number | null
  /** The company, or the person where there is none. */
  clientName: string
  userName: string
  email: string
  phone: string
  loyalty: boolean
  loyaltyBalance: number
}

/** An order whose products are not taken yet. */
export interface WrittenOrder {
  id: number
  basket: BasketKind
  taken: TakenBasket
}

/** Everything that was decided about an order. */
interface OrderDraft {
  clientId: number
  basket: BasketKind
  buyer: BuyerDetails
  taken: TakenBasket
  delivery: Delivery
  payment: PaymentType
  terms: OrderTerms
  comment: string
}

/**
 * Writes the order with copies of all it is made of. Its products are still in the stock and its number is missing:
 * `takeProducts` does that, last.
 */
export async function writeOrder(db: Database, session: Session, draft: OrderDraft): Promise<WrittenOrder> {
  const id = await insertOrder(db, session, draft)
  if (draft.basket === 'loyalty') await spendPoints(db, pointsOf(session, draft, id))
  if (draft.taken.draftComment) await writeComment(db, session, draft.basket, '')
  return { id, basket: draft.basket, taken: draft.taken }
}

/** The order and its rows, in one statement of one text. @returns its id */
async function insertOrder(db: Database, session: Session, draft: OrderDraft): Promise<number> {
  const list = tableOf('list', rowsOf(draft), {
    position: 'smallint',
    product_id: 'int',
    code1c: 'text',
    name: 'text',
    price: 'bigint',
    quantity: 'int',
    sum: 'bigint',
    pack: 'boolean',
    to_order: 'boolean',
    picture: 'text',
    preview: 'text',
  })
  const { rows } = await sql<{ id: number }>`
    ${preparedStatement} with made as (${orderOf(db, session, draft)}),
    filled as (
      insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum, pack, to_order,
        picture, preview)
      select made.shop_id, made.id, list.* from made cross join ${list})
    select id from made`.execute(db)
  const [made] = rows
  if (!made) throw new Error('An order was written and is not there')
  return made.id
}

function orderOf(db: Database, session: Session, draft: OrderDraft) {
  const { basket, buyer, taken, delivery, payment, terms } = draft
  const online = payment.CODE === ONLINE_PAY
  const bonus = buyer.loyalty ? bonusPoints(taken.sum, terms) : 0
  return db
    .insertInto('orders')
    .values({
      shop_id: session.shopId,
      // `takeProducts` gives it when all else is done.
      number: sql`gen_random_uuid()::text`,
      client_id: draft.clientId,
      company_id: buyer.companyId,
      status: online ? 'online-not-paid' : 'sent',
      online_pay_status: online ? 'NOT_PAID' : null,
      client_name: buyer.clientName,
      user_name: buyer.userName,
      user_email: buyer.email,
      user_phone: buyer.phone,
      address: delivery.address,
      trade_point_name: delivery.tradePoint?.name ?? null,
      trade_point_phone: delivery.tradePoint?.phone ?? null,
      trade_point_email: delivery.tradePoint?.email ?? null,
      trade_point_address: delivery.tradePoint?.address ?? null,
      payment_code: payment.CODE,
      payment_name: payment.NAME,
      payment_description: payment.DESCRIPTION,
      delivery_zone_id: delivery.zone?.id ?? null,
      delivery_zone_name: delivery.zone?.name ?? null,
      comment: draft.comment,
      position_count: taken.lines.length,
      products_sum: taken.sum,
      delivery_price: delivery.price,
      position_sum: taken.sum + delivery.price,
      currency: terms.currency,
      tax_type: terms.taxType,
      is_pickup: delivery.isPickup,
      is_loyalty: basket === 'loyalty',
      loyalty_sum: basket === 'loyalty' ? taken.sum / 100 : bonus,
      pay_until: online ? payUntil() : null,
    })
    .returning(['shop_id', 'id'])
}

/** Nothing is taken from the stock for it: the products have to be ordered first. */
export const isToOrder = ({ remain }: Pick<OrderLine, 'remain'>): boolean => remain === 0

const rowsOf = ({ basket, taken }: OrderDraft) =>
  taken.lines.map((line, index) => {
    const price = unitPrice(line, basket)
    const own = { position: index + 1, product_id: line.id, price, sum: price * line.quantity }
    return { ...line, ...own, to_order: isToOrder(line) }
  })

const pointsOf = (session: Session, { clientId, taken }: OrderDraft, orderId: number): OrderPoints => ({
  shopId: session.shopId,
  clientId,
  orderId,
  points: taken.sum / 100,
})
