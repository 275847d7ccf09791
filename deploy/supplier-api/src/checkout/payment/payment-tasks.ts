import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { addJob } from '../../platform/jobs/add-job'
import { defineTask, NOTHING, type Task } from '../../platform/jobs/task'
import { callOff, findOverdue } from './cancel-overdue'
import { checkPayment, type PaymentTools } from './check-payment'
import { claimDuePayments } from './claim-due-payments'

const FIND = 'find-due-payments'
const CHECK = 'check-payment'
const CANCEL = 'cancel-unpaid-order'

/** A buyer who has paid waits for it. */
const LOOK = sql<Date>`now() + interval '5 seconds'`

/**
 * Asks after slow payments, gives back what has to go, and calls off what nobody pays: each payment and each order is a job of its
 * own, so none waits for an acquirer that another one waits for.
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
        // The next time is set already: whatever comes of it, it is asked again.
        for (const { shop_id: shopId, id } of due)
          await addJob(trx, { task: CHECK, payload: { shopId, id }, attempts: 1 })
        for (const { shop_id: shopId, id } of await findOverdue(trx))
          await addJob(trx, {
            ...{ task: CANCEL, payload: { shopId, id }, key: `${CANCEL} ${shopId} ${id}` },
          })
      })
      // More often than the schedule can say; it begins again should this be lost.
      if (goesOn()) await addJob(db, { task: FIND, key: `${FIND} soon`, at: LOOK, attempts: 1 })
    },
  }),
  defineTask({
    name: CHECK,
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
    run: ({ shopId, id }) => callOff(tools.db, shopId, id),
  }),
]
