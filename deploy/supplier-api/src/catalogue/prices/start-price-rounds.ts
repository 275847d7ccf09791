import type { Database } from '../../platform/database/connection'
import { repeat } from '../../platform/repeat'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

const MINUTE_MS = 60_000

/**
 * Applies what is due in every shop. A shop that fails holds up no other.
 * @param onError told of each shop that failed; its rest is due still
 */
export async function applyAllPrices(
  db: Database,
  onError: (cause: unknown) => void,
  goesOn: () => boolean = () => true,
): Promise<void> {
  for (const shopId of await shopsWithDuePrices(db)) {
    if (!goesOn()) return
    await applyPrices(db, shopId, { goesOn }).catch(onError)
  }
}

/**
 * Applies what is due, now and every minute: an offer reaches the prices no later than that after it begins or ends, and the
 * prices of a shop from before this version are brought into its precision when the first process starts.
 * @param onError told when a shop or a round fails; the next round comes anyway
 * @returns ends it, after the batch that is under way
 */
export const startPriceRounds = (db: Database, onError: (cause: unknown) => void): (() => Promise<void>) =>
  repeat(MINUTE_MS, (goesOn) => applyAllPrices(db, onError, goesOn), onError, { atOnce: true })
