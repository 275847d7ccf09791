import { refreshVocabularies } from './catalogue/search/vocabulary/keep-vocabulary'
import { removeOldBasketKeys } from './checkout/basket/addition-keys'
import { removeOldRemovedRows } from './checkout/basket/removed-rows'
import { removeOldOrderKeys } from './checkout/orders/remove-old-order-keys'
import { removeOldCodes } from './customers/account/remove-old-codes'
import { burnOldPoints } from './customers/loyalty/burn'
import { removeOldTokens } from './customers/token/remove-old-tokens'
import { removeOldVisitors } from './customers/token/remove-old-visitors'
import type { Database } from './platform/database/connection'
import { removeOldLetters } from './platform/emails/email-outcome'
import { removeOldCounts } from './platform/limits/count-call'
import { removeOldRequestCounts } from './platform/limits/request-rate'
import { repeat } from './platform/repeat'

const HOUR_MS = 3_600_000

type Step = (db: Database) => Promise<void>

const STEPS: readonly Step[] = [
  removeOldTokens,
  removeOldVisitors,
  removeOldOrderKeys,
  removeOldBasketKeys,
  removeOldRemovedRows,
  removeOldCodes,
  removeOldCounts,
  (db) => removeOldRequestCounts(db),
  burnOldPoints,
  removeOldLetters,
  refreshVocabularies,
]

/** Does what is due; a step that fails keeps none of the others from being done. */
export async function cleanUp(
  db: Database,
  onError: (cause: unknown) => void,
  goesOn: () => boolean = () => true,
  steps: readonly Step[] = STEPS,
): Promise<void> {
  for (const step of steps) if (goesOn()) await step(db).catch(onError)
}

/**
 * Cleans up every hour.
 * @param onError told when a step fails; the next round comes anyway
 * @returns ends it, after the step that is under way
 */
export const keepClean = (db: Database, onError: (cause: unknown) => void): (() => Promise<void>) =>
  repeat(HOUR_MS, (goesOn) => cleanUp(db, onError, goesOn), onError)
