import { removeOldBasketKeys } from './checkout/basket/addition-keys'
import { removeOldRemovedRows } from './checkout/basket/removed-rows'
import { removeOldOrderKeys } from './checkout/orders/order-keys'
import { removeOldCodes } from './customers/account/remove-old-codes'
import { burnOldPoints } from './customers/loyalty/burn'
import { removeOldTokens } from './customers/token/remove-old-tokens'
import { removeOldVisitors } from './customers/token/remove-old-visitors'
import type { Database } from './platform/database/connection'
import { removeOldEmails } from './platform/emails/email-outcome'
import type { FileStore } from './platform/files/file-store'
import { removeExpiredFiles } from './platform/files/remove-expired'
import { defineTask, NOTHING, type Task } from './platform/jobs/task'
import { removeOldCounts } from './platform/limits/count-call'
import { removeOldRequestCounts } from './platform/limits/request-rate'

const STEPS: Readonly<Record<string, (db: Database) => Promise<void>>> = {
  'remove-old-tokens': removeOldTokens,
  'remove-old-visitors': removeOldVisitors,
  'remove-old-order-keys': removeOldOrderKeys,
  'remove-old-basket-keys': removeOldBasketKeys,
  'remove-old-removed-rows': removeOldRemovedRows,
  'remove-old-codes': removeOldCodes,
  'remove-old-counts': removeOldCounts,
  'remove-old-request-counts': (db) => removeOldRequestCounts(db),
  'remove-old-emails': removeOldEmails,
  'burn-old-points': burnOldPoints,
}

/** What is done with what is old, every hour, with files every ten minutes: each a job of its own. */
export const cleanUpTasks = (db: Database, files: FileStore): readonly Task[] => [
  ...Object.entries(STEPS).map(([name, step]) =>
    defineTask({ name, payload: NOTHING, cron: '7 * * * *', run: () => step(db) }),
  ),
  defineTask({
    ...{ name: 'remove-expired-files', payload: NOTHING, cron: '*/10 * * * *' },
    run: () => removeExpiredFiles(db, files),
  }),
]
