import { Type } from '@sinclair/typebox'
import type { Database } from '../../platform/database/connection'
import { addJob } from '../../platform/jobs/add-job'
import { defineTask, NOTHING, type Task } from '../../platform/jobs/task'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

export const FIND_DUE_PRICES = 'find-due-prices'
const APPLY = 'apply-prices'

/**
 * Applies what is due, each shop by itself: an offer reaches the prices no later than a minute after it begins or ends.
 */
export const priceTasks = (db: Database): readonly Task[] => [
  defineTask({
    name: FIND_DUE_PRICES,
    payload: NOTHING,
    cron: '* * * * *',
    atStart: true,
    async run() {
      for (const shopId of await shopsWithDuePrices(db)) {
        // One at a time: what takes longer than a minute is found due again while it is being done.
        const name = `${APPLY} ${shopId}`
        await addJob(db, { task: APPLY, payload: { shopId }, key: name, queue: name })
      }
    },
  }),
  defineTask({
    name: APPLY,
    payload: Type.Object({ shopId: Type.Integer() }),
    run: ({ shopId }, { goesOn }) => applyPrices(db, shopId, { goesOn }),
  }),
]
