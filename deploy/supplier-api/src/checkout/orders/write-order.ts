import type { PaymentType } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { unitPrice } from '../../catalogue/product/goods'
import { ONLINE_PAY } from '../../content/shop/payment-types'
import { type OrderPoints, spendPoints } from '../../customers/loyalty/ledger'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { writeComment } from '../basket/buyer'
import type { OrderTerms } from '../basket/order-terms'
import { bonusPoints } from '../basket/order-terms'
import { giveGifts } from '../gifts/gifts'
import { payUntil } from '../order-state/pay-states'
import type { Delivery } from './choose-delivery'
import type { MadeOrder } from './messages'
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

/** Writes the order with copies of all it was made of and its gifts, takes the stock and empties what was taken from the basket. */
export async function writeOrder(db: Database, session: Session, draft: OrderDraft): Promise<MadeOrder> {
  const order = await insertOrder(db, session, draft)
  await takeRows(db, session, draft, order.id)
  if (draft.basket === 'loyalty') await spendPoints(db, pointsOf(session, draft, order.id))
  if (draft.taken.draftComment) await writeComment(db, session, draft.basket, '')
  const giftWarning =
    draft.basket === 'main'
      ? await giveGifts(db, session, { id: order.id, sum: draft.taken.sum, rows: draft.taken.lines.length })
      : ''
  return { ...order, number: await giveNumber(db, session.shopId, order.id), giftWarning }
}

/** Its number in the shop, `1-000123`. Given last: until the order is there, the next one of the shop waits for it. */
async function giveNumber(db: Database, shopId: number, orderId: number): Promise<string> {
  const { last } = await db
    .insertInto('order_numbers')
    .values({ shop_id: shopId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((eb) => ({ last: eb('order_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = `${shopId}-${String(last).padStart(6, '0')}`
  await db
    .updateTable('orders')
    .set({ number })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute()
  return number
}

async function insertOrder(db: Database, session: Session, draft: OrderDraft) {
  const { basket, buyer, taken, delivery, payment, terms } = draft
  const online = payment.CODE === ONLINE_PAY
  const bonus = buyer.loyalty ? bonusPoints(taken.sum, terms) : 0
  return db
    .insertInto('orders')
    .values({
      shop_id: session.shopId,
      // `giveNumber` gives it when all else is done.
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
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Moves the rows from the basket to the order, and their goods out of the stock. They are locked by `takeBasket`, and none
 * asks for more than there is.
 */
async function takeRows(db: Database, session: Session, { basket, taken }: OrderDraft, orderId: number) {
  const rows = taken.lines.map((line, index) => {
    const price = unitPrice(line, basket)
    return {
      position: index + 1,
      product_id: line.id,
      code1c: line.code1c,
      name: line.name,
      price,
      quantity: line.quantity,
      sum: price * line.quantity,
      pack: line.pack,
      // Nothing was taken from the stock: the goods have to be ordered first.
      to_order: line.remain === 0,
      picture: line.picture,
      preview: line.preview,
    }
  })
  // One statement with one parameter, however many rows: other orders wait for these goods.
  await sql`
    with list as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (position smallint, product_id int,
        code1c text, name text, price bigint, quantity int, sum bigint, pack boolean, to_order boolean, picture text,
        preview text)),
    written as (
      insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum, pack, to_order,
        picture, preview)
      select ${session.shopId}, ${orderId}, list.* from list),
    taken as (
      update products p set remain = p.remain - list.quantity
      from list where p.shop_id = ${session.shopId} and p.id = list.product_id and not list.to_order)
    delete from basket_rows saved using list
    where saved.shop_id = ${session.shopId} and saved.buyer_id = ${session.buyerId} and saved.basket = ${basket}
      and saved.product_id = list.product_id`.execute(db)
}

const pointsOf = (session: Session, { clientId, taken }: OrderDraft, orderId: number): OrderPoints => ({
  shopId: session.shopId,
  clientId,
  orderId,
  points: taken.sum / 100,
})
