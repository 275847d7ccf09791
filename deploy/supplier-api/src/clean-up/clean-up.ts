import { removeOldCodes } from '../account/remove-old-codes'
import { removeOldBasketKeys } from '../basket/addition-keys'
import { removeOldRemovedRows } from '../basket/removed-rows'
import type { Database } from '../database/connection'
import { removeOldCounts } from '../limits/count-call'
import { removeOldRequestCounts } from '../limits/request-rate'
import { removeOldChanges } from '../listing/remove-old-changes'
import { burnOldPoints } from '../loyalty/burn'
import { removeOldLetters } from '../mail/letter-outcome'
import { removeOldOrderKeys } from '../orders/remove-old-order-keys'
import { repeat } from '../repeat'
import { refreshVocabularies } from '../search/vocabulary/keep-vocabulary'
import { removeOldTokens } from '../token/remove-old-tokens'
import { removeOldVisitors } from '../token/remove-old-visitors'

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
  removeOldChanges,
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
