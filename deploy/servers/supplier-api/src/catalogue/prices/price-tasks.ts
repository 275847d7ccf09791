import { Type } from '@sinclair/typebox'
import type { Database } from '../../platform/database/connection'
import { addJob } from '../../platform/jobs/add-job'
import { runAlone } from '../../platform/jobs/run-alone'
import { defineTask, NOTHING, type Task } from '../../platform/jobs/task'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

export const FIND_DUE_PRICES = 'find-due-prices'
const APPLY = 'apply-prices'
/** Any number that only this work uses; the second key of the lock is the shop. */
const LOCK = 7_402_019

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
      for (const shopId of await shopsWithDuePrices(db))
        await addJob(db, { task: APPLY, payload: { shopId }, key: `${APPLY} ${shopId}` })
    },
  }),
  defineTask({
    name: APPLY,
    payload: Type.Object({ shopId: Type.Integer() }),
    run: ({ shopId }, { goesOn }) =>
      runAlone(db, [LOCK, shopId], (connection) => applyPrices(connection, shopId, { goesOn })),
  }),
]
