import type { Release } from '@prilavok/shared-kernel/contract'
import { planViolations } from '../compatibility/plan-violations'
import { RolloutError } from '../errors'
import type { EffectiveRule, RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, shopTitle } from '../model/rule'
import { releaseName } from '../part-name'
import { effectiveByShop, namedShops, setsSignature } from './rules-of-shops'

/** Names of the releases that one page would get together, by `mf-catalog@1.4.0`. */
type ReleaseSet = readonly string[]

/**
 * Every set of releases that somebody in a shop could get: all combinations of the stable versions and the candidates. The last
 * good versions are not among them: what does not fit is left out of the fallbacks.
 */
export function possibleSets(given: readonly EffectiveRule[]): Map<string, ReleaseSet> {
  let sets: string[][] = [[]]
  for (const { part, stable, candidate } of given) {
    const versions = candidate ? [stable, candidate.version] : [stable]
    sets = sets.flatMap((set) => versions.map((version) => [...set, releaseName({ name: part, version })]))
  }
  return new Map(sets.filter((set) => set.length > 0).map((set) => [[...set].sort().join(' '), set]))
}

/** What a shop could get by now and could not before; shops with the same rules share one. */
export interface NewSets {
  shops: string[]
  sets: ReleaseSet[]
}

/**
 * Every set of releases that the new rules could give to somebody and the old ones could not.
 * @param changed shops that the change names
 */
export function newSets(before: RulesInForce, after: RulesInForce, changed: ReadonlySet<string>): NewSets[] {
  const shops = changed.has(EVERY_SHOP) ? new Set([...namedShops(after), ...changed]) : changed
  const [old, next] = [effectiveByShop(before), effectiveByShop(after)]
  const groups = new Map<string, NewSets>()
  for (const shop of shops) {
    const [was, is] = [old(shop), next(shop)]
    const [from, to] = [setsSignature(was), setsSignature(is)]
    if (from === to) continue
    const key = `${from} → ${to}`
    const group = groups.get(key)
    if (group) group.shops.push(shop)
    else {
      const known = possibleSets(was)
      const sets = [...possibleSets(is)].flatMap(([name, set]) => (known.has(name) ? [] : [set]))
      groups.set(key, { shops: [shop], sets })
    }
  }
  return [...groups.values()]
}

/**
 * Checks what somebody could get by now.
 * @param changed shops that the change names: a release of theirs that cannot be read rejects it
 * @param releases descriptors by name, of those that can be read
 * @throws RolloutError PLAN_INCOMPATIBLE naming the combination, RELEASE_UNKNOWN
 */
export function assertPlans(
  groups: readonly NewSets[],
  changed: ReadonlySet<string>,
  releases: ReadonlyMap<string, Release>,
): void {
  for (const { shops, sets } of groups) {
    const reasons = new Map<string, string>()
    for (const set of sets) {
      const missing = set.find((name) => !releases.has(name))
      if (missing && shops.some((shop) => changed.has(shop)))
        throw new RolloutError('RELEASE_UNKNOWN', missing)
      if (missing) continue
      for (const violation of planViolations(set.flatMap((name) => releases.get(name) ?? [])))
        if (!reasons.has(violation)) reasons.set(violation, `${violation} (${set.join(', ')})`)
    }
    if (reasons.size > 0)
      throw new RolloutError('PLAN_INCOMPATIBLE', shopTitles(shops), [...reasons.values()])
  }
}

const MAX_NAMES = 5

/** The first of them, and how many others. */
export function shopTitles(shops: readonly string[]): string {
  const names = shops.slice(0, MAX_NAMES).map(shopTitle).join(', ')
  return shops.length > MAX_NAMES ? `${names} and ${shops.length - MAX_NAMES} others` : names
}
