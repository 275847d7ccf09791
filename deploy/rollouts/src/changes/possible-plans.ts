import type { Release } from '@prilavok/shared-kernel/contract'
import { planViolations } from '../compatibility/plan-violations'
import { RolloutError } from '../errors'
import { effectiveRules, type RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import { releaseName } from '../part-name'

/** Names of the releases that one page would get together, by `mf-catalog@1.4.0`. */
type ReleaseSet = readonly string[]

/**
 * Every set of releases that the rules could give to somebody in a shop: all combinations of the stable versions and the
 * candidates. The last good versions are not among them: what does not fit is left out of the fallbacks.
 */
export function possibleSets(state: RulesInForce, shop: string): Map<string, ReleaseSet> {
  let sets: string[][] = [[]]
  for (const { part, stable, candidate } of effectiveRules(state, shop)) {
    const versions = candidate ? [stable, candidate.version] : [stable]
    sets = sets.flatMap((set) => versions.map((version) => [...set, releaseName({ name: part, version })]))
  }
  return new Map(sets.map((set) => [[...set].sort().join(' '), set]))
}

/** Shops whose plans can differ from those of others: the ones that rules and withdrawals name, and all others as one. */
export const namedShops = ({ rules, withdrawals }: RulesInForce): Set<string> =>
  new Set([EVERY_SHOP, ...rules.map(({ shop }) => shop), ...withdrawals.map(({ shop }) => shop)])

/** `*` in words. */
export const shopTitle = (shop: string): string => (shop === EVERY_SHOP ? 'every shop' : shop)

interface Check {
  before: RulesInForce
  after: RulesInForce
  /** Shops that the change names: a release of theirs that cannot be read rejects it. */
  changed: ReadonlySet<string>
  /** Descriptors by name; undefined where there is none that can be read. */
  release(name: string): Release | undefined
}

/**
 * Checks every plan that the new rules could give to somebody and the old ones could not.
 * @throws RolloutError PLAN_INCOMPATIBLE naming the combination, RELEASE_UNKNOWN
 */
export function assertPlans({ before, after, changed, release }: Check): void {
  const shops = changed.has(EVERY_SHOP) ? new Set([...namedShops(after), ...changed]) : changed
  const violationsOf = cached((set: ReleaseSet) => planViolations(set.flatMap((name) => release(name) ?? [])))
  for (const shop of shops) {
    const known = possibleSets(before, shop)
    const reasons = new Map<string, string>()
    for (const [key, set] of possibleSets(after, shop)) {
      if (known.has(key) || set.length === 0) continue
      const missing = set.find((name) => !release(name))
      if (missing && !changed.has(shop)) continue
      if (missing) throw new RolloutError('RELEASE_UNKNOWN', missing)
      for (const violation of violationsOf(key, set))
        if (!reasons.has(violation)) reasons.set(violation, `${violation} (${set.join(', ')})`)
    }
    if (reasons.size > 0) throw new RolloutError('PLAN_INCOMPATIBLE', shopTitle(shop), [...reasons.values()])
  }
}

/** Most shops share their sets. */
function cached<T>(compute: (set: ReleaseSet) => T): (key: string, set: ReleaseSet) => T {
  const results = new Map<string, T>()
  return (key, set) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(set)
    results.set(key, result)
    return result
  }
}
