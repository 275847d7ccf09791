import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { addJob } from '../../platform/jobs/add-job'
import { defineTask, NOTHING, type Task } from '../../platform/jobs/task'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { restock } from '../order-state/restock'
import { checkPayment, type PaymentTools } from './check-payment'
import { lockOrder, moveOrder } from './lock-order'

const FIND = 'find-due-payments'
const CHECK = 'check-payment'
const CANCEL = 'cancel-unpaid-order'

/** A buyer who has paid waits for it. */
const LOOK = sql<Date>`now() + interval '5 seconds'`

/**
 * Asks after slow payments, gives back what has to go, and cancels what nobody pays: each payment and each order is a job of its
 * own. Payments have workers of their own: while an acquirer is silent they wait for each other, and nothing else waits for them.
 */
export const paymentTasks = (tools: PaymentTools): readonly Task[] => [
  defineTask({
    name: FIND,
    payload: NOTHING,
    cron: '* * * * *',
    atStart: true,
    async run(_payload, { goesOn }) {
      const { db, acquirers } = tools
      await db.transaction().execute(async (trx) => {
        const due = await claimDuePayments(
          trx,
          acquirers.all.map(({ code }) => code),
        )
        // The next time is set already: whatever comes of it, it is asked again. One that waits still is asked once.
        for (const { shop_id: shopId, id } of due)
          await addJob(trx, {
            ...{ task: CHECK, payload: { shopId, id }, key: `${CHECK} ${shopId} ${id}` },
            attempts: 1,
          })
        for (const { shop_id: shopId, id } of await claimOverdue(trx))
          await addJob(trx, { task: CANCEL, payload: { shopId, id }, key: `${CANCEL} ${shopId} ${id}` })
      })
      // More often than the schedule can say; it begins again should this be lost.
      if (goesOn()) await addJob(db, { task: FIND, key: `${FIND} soon`, at: LOOK, attempts: 1 })
    },
  }),
  defineTask({
    name: CHECK,
    asks: 'acquirer',
    payload: Type.Object({ shopId: Type.Integer(), id: Type.Integer() }),
    async run({ shopId, id }) {
      await checkPayment(tools, shopId, id).catch((cause) =>
        tools.onFailure({ shopId, paymentId: id }, cause),
      )
    },
  }),
  defineTask({
    name: CANCEL,
    payload: Type.Object({ shopId: Type.Integer(), id: Type.Integer() }),
    run: ({ shopId, id }) => cancelOverdue(tools.db, shopId, id),
  }),
]

const BATCH = 100

interface Due {
  shop_id: number
  id: number
}

/**
 * Payments whose time to be asked about has come: each process takes its own, and the next time is set before asking, later and
 * later (from ten seconds to half an hour).
 * @param acquirers codes of those that can be asked
 */
export async function claimDuePayments(db: Database, acquirers: readonly string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select shop_id, id from payments
      where next_check_at <= now() and acquirer = any(${acquirers})
      order by next_check_at limit ${BATCH}
      for update skip locked)
    update payments set checks = least(payments.checks + 1, 1000),
      next_check_at = now() + least(interval '10 seconds' * power(2, least(payments.checks, 10)), interval '30 minutes')
    from due where payments.shop_id = due.shop_id and payments.id = due.id
    returning payments.shop_id, payments.id`.execute(db)
  return rows
}

/**
 * Orders that nobody has paid in time. Each process takes its own, and the next time is set before they are cancelled: one that
 * cannot be is tried again behind the others. An order with a payment under way waits for its end.
 */
export async function claimOverdue(db: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select shop_id, id from orders
      where pay_until <= now() and status = 'online-not-paid'
        and not exists (select from payments payment where payment.shop_id = orders.shop_id
          and payment.order_id = orders.id and payment.status = 'pending')
      order by pay_until limit ${BATCH}
      for update skip locked)
    update orders set pay_until = now() + interval '10 minutes'
    from due where orders.shop_id = due.shop_id and orders.id = due.id
    returning orders.shop_id, orders.id`.execute(db)
  return rows
}

/**
 * Cancels an order that nobody has paid in time: its products go back to the stock, the buyer and the manager are told.
 * @returns false when it has been paid or cancelled meanwhile
 */
export const cancelOverdue = (db: Database, shopId: number, id: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, id)
    if (!order || !(await moveOrder(trx, shopId, order, 'overdue'))) return false
    await trx
      .updateTable('orders')
      .set({ pay_until: null, cancel_comment: 'Заказ не оплачен в срок' })
      .where((eb) => eb.and({ shop_id: shopId, id }))
      .execute()
    await restock(trx, { shopId, clientId: order.clientId, orderId: id })
    await queueOrderEmails(trx, shopId, id, 'canceled')
    return true
  })
