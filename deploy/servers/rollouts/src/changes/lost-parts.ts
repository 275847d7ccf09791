import { RolloutError } from '../errors'
import type { RulesInForce } from '../model/effective-rule'
import { shopTitles } from './possible-plans'
import { effectiveByShop, namedShops } from './rules-of-shops'

/**
 * No change leaves a shop without a part that it had: its pages of that part would be missing.
 * @throws RolloutError PART_LOST naming the part and the shops
 */
export function assertNoPartLost(before: RulesInForce, after: RulesInForce): void {
  const [old, next] = [effectiveByShop(before), effectiveByShop(after)]
  const losers = new Map<string, string[]>()
  for (const shop of namedShops(before)) {
    const left = new Set(next(shop).map(({ part }) => part))
    for (const { part } of old(shop))
      if (!left.has(part)) losers.set(part, [...(losers.get(part) ?? []), shop])
  }
  const reasons = [...losers].map(([part, shops]) => `${part} would be missing in ${shopTitles(shops)}.`)
  if (reasons.length > 0) throw new RolloutError('PART_LOST', [...losers.keys()].join(', '), reasons)
}
