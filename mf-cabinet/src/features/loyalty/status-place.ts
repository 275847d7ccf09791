import type { LoyaltyStatus } from '@prilavok/shared-kernel/contract'

/**
 * How far a sum has come on the line of statuses, from 0 to 1. The line gives every status the same part, however far apart their
 * thresholds are, so that the lowest ones can be told from each other.
 * @param statuses from the lowest threshold up
 * @param sum roubles that are compared with the thresholds
 */
export function statusPlace(statuses: readonly Pick<LoyaltyStatus, 'THRESHOLD'>[], sum: number): number {
  const reached = statuses.findLastIndex(({ THRESHOLD }) => sum >= THRESHOLD)
  const [from, to] = [statuses[reached], statuses[reached + 1]]
  if (!from) return 0
  if (!to) return 1
  return (reached + (sum - from.THRESHOLD) / (to.THRESHOLD - from.THRESHOLD)) / statuses.length
}
