import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Payments } from '../../platform/database/schema.generated'
import { type Acquirer, AcquirerError } from './acquirer/acquirer'
import type { Acquirers } from './acquirer/open-acquirers'
import { finalizePayment, finalizeRefund } from './finalize-payment'
import { loadReceipt } from './receipt'

export interface PaymentTools {
  db: Database
  acquirers: Acquirers
  /** Told what went wrong with a payment; it is tried again. */
  onFailure(payment: { shopId: number; paymentId: number }, cause: unknown): void
}

/** What payments are finalized with, and the log for what goes wrong with them. */
export const paymentTools = (app: Pick<FastifyInstance, 'db' | 'services' | 'log'>): PaymentTools => ({
  db: app.db,
  acquirers: app.services.acquirers,
  onFailure: ({ shopId, paymentId }, cause) =>
    app.log.warn({ shop: shopId, payment: paymentId, err: cause }, 'a payment could not be finalized'),
})

/** An attempt that the acquirer never answered is given up after an hour: nobody was given an address to pay at. */
const UNANSWERED_MS = 3_600_000
/** An acquirer that does not know a payment of its own for a day has none. */
const UNKNOWN_MS = 86_400_000

/**
 * Asks the acquirer about one payment and writes down the answer; gives money back that has to go. Safe to be called at
 * any time, also several times at once.
 * @throws AcquirerError
 */
export async function checkPayment(tools: PaymentTools, shopId: number, id: number): Promise<void> {
  const { db, acquirers } = tools
  const payment = await db
    .selectFrom('payments')
    .where((eb) => eb.and({ shop_id: shopId, id }))
    .selectAll()
    .executeTakeFirst()
  const acquirer = payment && acquirers.of(payment.acquirer)
  if (!acquirer) return
  const { provider_id: providerId, status, created_at: since, amount, currency } = payment
  const age = Date.now() - since.getTime()
  const none = { status: 'rejected', amount, currency, refunded: 0 } as const
  if (providerId === null) {
    if (age > UNANSWERED_MS) await finalizePayment(tools.db, shopId, id, none)
    return
  }
  if (status === 'refunding') return giveBack(db, acquirer, payment, providerId)
  const report = await acquirer.read(shopId, providerId)
  if (report) await finalizePayment(tools.db, shopId, id, report)
  else if (age > UNKNOWN_MS) await finalizePayment(tools.db, shopId, id, none)
  else throw new AcquirerError('unavailable', 'The acquirer does not know the payment yet')
}

/**
 * Whoever gave the money back, or a part of it, it goes back once: the acquirer is asked first. A refund that it rejects
 * gets a new key, since the old one would be rejected for ever.
 */
async function giveBack(
  db: Database,
  acquirer: Acquirer,
  payment: Selectable<Payments>,
  providerId: string,
): Promise<void> {
  const { shop_id: shopId, id, order_id: orderId, refund_key: key, taken, currency } = payment
  const report = await acquirer.read(shopId, providerId)
  const amount = taken - (report?.refunded ?? 0)
  if (amount <= 0) return finalizeRefund(db, shopId, id)
  try {
    const receipt = await loadReceipt(db, shopId, orderId)
    const isDone = await acquirer.refund({ shopId, key, providerId, amount, currency, receipt })
    if (isDone) await finalizeRefund(db, shopId, id)
  } catch (cause) {
    if (cause instanceof AcquirerError && cause.code === 'rejected') await renewRefundKey(db, shopId, id)
    throw cause
  }
}

async function renewRefundKey(db: Database, shopId: number, id: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ refund_key: randomUUID(), failure: 'the refund was rejected' })
    .where((eb) => eb.and({ shop_id: shopId, id, status: 'refunding' }))
    .execute()
}

/** The same by the acquirer's name of the payment. @returns false when this shop has no such payment with it */
export async function checkByProviderId(
  tools: PaymentTools,
  shopId: number,
  acquirer: Acquirer['code'],
  providerId: string,
): Promise<boolean> {
  const payment = await tools.db
    .selectFrom('payments')
    .where((eb) => eb.and({ shop_id: shopId, acquirer, provider_id: providerId }))
    .select(['id', 'status'])
    .executeTakeFirst()
  if (!payment) return false
  await checkPayment(tools, shopId, payment.id)
  // What turned out to have to go back goes at once.
  await finishRefund(tools, shopId, payment.id)
  return true
}

async function finishRefund(tools: PaymentTools, shopId: number, id: number): Promise<void> {
  const due = await tools.db
    .selectFrom('payments')
    .where((eb) => eb.and({ shop_id: shopId, id, status: 'refunding' }))
    .select('id')
    .executeTakeFirst()
  if (due) await checkPayment(tools, shopId, id)
}
