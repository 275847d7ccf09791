import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Payments } from '../../platform/database/schema.generated'
import { apiErrors } from '../../platform/errors'
import { mayPay } from '../order-state/pay-states'
import { AcquirerError, type StartedPayment } from './acquirer/acquirer'
import { checkPayment, type PaymentTools } from './check-payment'
import { lockOrder, moveOrder } from './lock-order'
import { loadReceipt } from './receipt'

interface Attempt {
  id: number
  createKey: string
  amount: number
  currency: string
  description: string
  returnUrl: string
  /** Where the buyer pays; null while the acquirer has not been asked. */
  url: string | null
}

const COLUMNS = [
  'id',
  'create_key as createKey',
  'confirmation_url as url',
  'return_url as returnUrl',
] as const

interface Payer {
  shopId: number
  clientId: number
  orderId: number
}

/**
 * Where the buyer pays an order: the attempt that is open, or a new one. The amount is the order's own.
 * @returns null for another client's order, too
 * @throws order_not_payable (409); payment_failed (424) when the acquirer does not answer
 */
export async function paymentUrl(
  tools: PaymentTools,
  payer: Payer,
  returnUrl: string,
): Promise<string | null> {
  await askAboutOpen(tools, payer)
  const attempt = await openAttempt(tools, payer, returnUrl)
  if (!attempt) return null
  if (attempt.url) return attempt.url
  try {
    const receipt = await loadReceipt(tools.db, payer.shopId, payer.orderId)
    const request = { shopId: payer.shopId, key: attempt.createKey, receipt, ...attempt }
    const started = await tools.acquirers.current.start(request)
    await saveStarted(tools.db, payer, attempt.id, started)
    return started.url
  } catch (cause) {
    if (!(cause instanceof AcquirerError)) throw cause
    tools.onFailure({ shopId: payer.shopId, paymentId: attempt.id }, cause)
    if (cause.code === 'rejected') await giveUp(tools.db, payer, attempt.id)
    throw apiErrors.paymentFailed()
  }
}

/** An open attempt may be paid, rejected or over by now: nobody is sent to a dead page, or asked to pay twice. */
async function askAboutOpen(tools: PaymentTools, { shopId, clientId, orderId }: Payer): Promise<void> {
  const open = await tools.db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'payments.shop_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .where('payments.shop_id', '=', shopId)
    .where('payments.order_id', '=', orderId)
    .where('orders.client_id', '=', clientId)
    .where('payments.status', '=', 'pending')
    .select('payments.id')
    .execute()
  for (const { id } of open) {
    try {
      await checkPayment(tools, shopId, id)
    } catch (cause) {
      if (!(cause instanceof AcquirerError)) throw cause
      tools.onFailure({ shopId, paymentId: id }, cause)
    }
  }
}

const openAttempt = (
  { db, acquirers: { current: acquirer } }: PaymentTools,
  { shopId, clientId, orderId }: Payer,
  returnUrl: string,
): Promise<Attempt | null> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, orderId, clientId)
    if (!order) return null
    if (order.pay === 'PAID') throw apiErrors.orderNotPayable('Заказ уже оплачен')
    if (!acquirer.serves(shopId))
      throw apiErrors.orderNotPayable(
        'Магазин сейчас не\u00a0принимает оплату онлайн: выберите другой способ',
      )
    if (!mayPay(order) || order.amount <= 0)
      throw apiErrors.orderNotPayable('Этот заказ нельзя оплатить онлайн')
    const { amount, currency, number } = order
    const open = await trx
      .selectFrom('payments')
      .where((eb) => eb.and({ shop_id: shopId, order_id: orderId, acquirer: acquirer.code }))
      .where('status', 'in', ['new', 'pending'])
      .where('amount', '=', amount)
      .select(COLUMNS)
      .orderBy('attempt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const asked = { ...{ shop_id: shopId, order_id: orderId }, amount, currency, return_url: returnUrl }
    const attempt = open ?? (await insertAttempt(trx, { ...asked, acquirer: acquirer.code }))
    return { ...attempt, amount, currency, description: `Заказ №\u00a0${number}` }
  })

function insertAttempt(
  db: Database,
  attempt: Pick<
    Insertable<Payments>,
    'shop_id' | 'order_id' | 'amount' | 'currency' | 'return_url' | 'acquirer'
  >,
) {
  const number = sql<number>`(
    select coalesce(max(attempt), 0) + 1 from payments
    where shop_id = ${attempt.shop_id} and order_id = ${attempt.order_id})`
  return db
    .insertInto('payments')
    .values({
      ...attempt,
      attempt: number,
      next_check_at: sql<Date>`now() + interval '10 minutes'`,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/**
 * The order is being paid from now on. An attempt that was given up while the acquirer was asked is open again: the buyer
 * has its address now, and what he pays must be found.
 */
const saveStarted = (
  db: Database,
  { shopId, orderId }: Payer,
  paymentId: number,
  { providerId, url }: StartedPayment,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, orderId)
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set({
        status: 'pending',
        provider_id: providerId,
        confirmation_url: url,
        next_check_at: sql<Date>`now() + interval '10 seconds'`,
        updated_at: new Date(),
        failure: null,
      })
      .where((eb) => eb.and({ shop_id: shopId, id: paymentId }))
      .where('status', 'in', ['new', 'rejected'])
      .where('provider_id', 'is', null)
      .executeTakeFirst()
    if (order && numUpdatedRows > 0n) await moveOrder(trx, shopId, order, 'started')
  })

/** The acquirer will not take this attempt: the next one gets a key of its own. */
async function giveUp(db: Database, { shopId }: Payer, paymentId: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'rejected', next_check_at: null, failure: 'the acquirer would not start it' })
    .where((eb) => eb.and({ shop_id: shopId, id: paymentId, status: 'new' }))
    .execute()
}
