import { type Selectable, sql } from 'kysely'
import { ONLINE_PAY } from '../../content/shop/payment-types'
import { earnForOrder, undoForOrder } from '../../customers/loyalty/order-points'
import type { Database } from '../../platform/database/connection'
import type { Payments } from '../../platform/database/schema.generated'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { payUntil } from '../order-state/pay-states'
import type { PaymentReport } from './acquirer/acquirer'
import { lockOrder, moveOrder, type PayableOrder } from './lock-order'

type Payment = Selectable<Payments>

/**
 * Writes down what the acquirer says of a payment, and what follows for the order. Answers may come twice, late or in any
 * order. Money that the order cannot use — cancelled, paid already, a wrong amount — is marked to go back, never kept; money
 * that the supplier has given back by hand pays nothing.
 */
export function finalizePayment(
  db: Database,
  shopId: number,
  paymentId: number,
  report: PaymentReport,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const known = await paymentsOf(trx, shopId, paymentId).select('order_id').executeTakeFirst()
    const order = known && (await lockOrder(trx, shopId, known.order_id))
    const payment = await paymentsOf(trx, shopId, paymentId).selectAll().forUpdate().executeTakeFirst()
    if (!order || !payment) return
    if (report.status === 'rejected') await reject(trx, order, payment)
    if (report.status !== 'succeeded') return
    if (payment.status === 'succeeded') await followRefund(trx, order, payment, report)
    else await takeMoney(trx, order, payment, report)
  })
}

const paymentsOf = (db: Database, shopId: number, paymentId: number) =>
  db.selectFrom('payments').where('shop_id', '=', shopId).where('id', '=', paymentId)

async function takeMoney(
  db: Database,
  order: PayableOrder,
  payment: Payment,
  report: PaymentReport,
): Promise<void> {
  const { shop_id: shopId, id, status } = payment
  // `rejected` is listed too: what the acquirer has taken after all must not be lost.
  if (!['new', 'pending', 'rejected'].includes(status)) return
  const isRight =
    !isGone(report) &&
    report.amount === payment.amount &&
    payment.amount === order.amount &&
    report.currency === payment.currency
  if (isRight && (await moveOrder(db, shopId, order, 'paid'))) {
    await mark(db, shopId, id, {
      status: 'succeeded',
      taken: report.amount,
      next_check_at: null,
      failure: null,
    })
    await saveOnlinePayment(db, shopId, order)
    await earnForOrder(db, shopId, order.id)
    await queueOrderEmails(db, shopId, order.id, 'paid')
    return
  }
  await mark(db, shopId, id, {
    status: 'refunding',
    taken: report.amount,
    next_check_at: new Date(),
    failure: isRight ? 'the order could not use it' : 'another amount was taken, or it went back',
  })
  if (!isRight) await rejectUnlessOpen(db, shopId, order)
  if (isGone(report)) await markRefunded(db, order, payment, 'returned')
}

/** A part that went back leaves an order paid: what the rest is for is between the supplier and the buyer. */
const isGone = ({ refunded, amount }: PaymentReport): boolean => refunded >= amount

/**
 * The supplier has given back what the order was paid with, in the acquirer's own cabinet. A buyer who has not got his products yet
 * may pay again, with as much time as for a new order.
 */
async function followRefund(
  db: Database,
  order: PayableOrder,
  payment: Payment,
  report: PaymentReport,
): Promise<void> {
  if (!isGone(report)) return
  const { shop_id: shopId } = payment
  if (!(await markRefunded(db, order, payment, 'refunded'))) return
  // Points of an order that may be paid again stay with it; they are taken back with its products when nobody pays.
  if (order.status !== 'online-paid')
    await undoForOrder(db, { shopId, clientId: order.clientId, orderId: order.id })
  await db
    .updateTable('orders')
    .set({ pay_until: payUntil() })
    .where((eb) => eb.and({ shop_id: shopId, id: order.id, status: 'online-not-paid' }))
    .execute()
}

/** The buyer had chosen another way of paying, and has paid online after all: the order says so. */
async function saveOnlinePayment(db: Database, shopId: number, order: PayableOrder): Promise<void> {
  if (order.paymentCode === ONLINE_PAY) return
  await sql`
    update orders set payment_code = type.code, payment_name = type.name, payment_description = type.description
    from payment_types type
    where orders.shop_id = ${shopId} and orders.id = ${order.id}
      and type.shop_id = orders.shop_id and type.code = ${ONLINE_PAY}`.execute(db)
}

async function reject(db: Database, order: PayableOrder, payment: Payment): Promise<void> {
  const { shop_id: shopId, id, status } = payment
  if (status !== 'new' && status !== 'pending') return
  await mark(db, shopId, id, { status: 'rejected', next_check_at: null })
  await rejectUnlessOpen(db, shopId, order)
}

/** The buyer may pay again, unless another payment is under way. */
async function rejectUnlessOpen(db: Database, shopId: number, order: PayableOrder): Promise<void> {
  const open = await db
    .selectFrom('payments')
    .where((eb) => eb.and({ shop_id: shopId, order_id: order.id, status: 'pending' }))
    .select('id')
    .executeTakeFirst()
  if (!open) await moveOrder(db, shopId, order, 'rejected')
}

/** The money of a payment has gone back. */
export function finalizeRefund(db: Database, shopId: number, paymentId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const known = await paymentsOf(trx, shopId, paymentId).select('order_id').executeTakeFirst()
    const order = known && (await lockOrder(trx, shopId, known.order_id))
    const payment = await paymentsOf(trx, shopId, paymentId).selectAll().forUpdate().executeTakeFirst()
    if (order && payment?.status === 'refunding') await markRefunded(trx, order, payment, 'returned')
  })
}

/** Notes that the money is back, and has the buyer and the manager told. @returns whether the order follows */
async function markRefunded(
  db: Database,
  order: PayableOrder,
  { shop_id: shopId, id }: Payment,
  event: 'returned' | 'refunded',
): Promise<boolean> {
  await mark(db, shopId, id, { status: 'refunded', next_check_at: null, failure: null })
  const isMoved = await moveOrder(db, shopId, order, event)
  await queueOrderEmails(db, shopId, order.id, 'refunded')
  return isMoved
}

type Marks = Partial<Pick<Payment, 'status' | 'taken' | 'next_check_at' | 'failure'>>

async function mark(db: Database, shopId: number, id: number, marks: Marks): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...marks, updated_at: new Date() })
    .where((eb) => eb.and({ shop_id: shopId, id }))
    .execute()
}

/** Everything that was paid for an order that is cancelled is to go back. The order is locked. */
export async function giveBack(db: Database, shopId: number, orderId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ status: 'refunding', next_check_at: new Date(), updated_at: new Date() })
    .where((eb) => eb.and({ shop_id: shopId, order_id: orderId, status: 'succeeded' }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
