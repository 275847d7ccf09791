import { orderObstacle } from '@prilavok/shared-kernel/basket'
import type { BoughtProduct } from '@prilavok/shared-kernel/contract'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is due within so many days is due now: the next order may as well bring it. */
const AHEAD_DAYS = 7
/** A product that was left out for so many intervals after it was due is no longer bought. */
const GIVEN_UP_AFTER = 1

/** When it is expected to run out, ms since 1970; NaN without a rhythm. */
export const dueAt = ({ LAST_DATE, INTERVAL_DAYS }: BoughtProduct): number =>
  LAST_DATE && INTERVAL_DAYS ? Date.parse(LAST_DATE) + INTERVAL_DAYS * DAY_MS : Number.NaN

/**
 * Products that are about to run out, the most overdue first. The rhythm: the average of days from one order of a product to
 * the next, counted from the last one; it takes three orders to have one.
 * @param now ms since 1970
 */
export function dueProducts(bought: readonly BoughtProduct[], now: number): BoughtProduct[] {
  const isDue = (product: BoughtProduct) => {
    const lateDays = (now - dueAt(product)) / DAY_MS
    return lateDays >= -AHEAD_DAYS && lateDays <= (product.INTERVAL_DAYS ?? 0) * GIVEN_UP_AFTER
  }
  return bought
    .filter((product) => isDue(product) && orderObstacle(product) === undefined)
    .sort((one, other) => dueAt(one) - dueAt(other))
}
