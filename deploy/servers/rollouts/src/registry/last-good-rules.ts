import type { RegistryState } from '../model/registry-state'
import { releaseName } from '../part-name'
import { namedReleases, type StoredRules } from './read-state'

/**
 * Gives the shops whose rules cannot be read those that they had last: one damaged row changes nobody's pages.
 * @param stored what the database holds: a rule that was taken back on purpose stays away
 */
export function withLastGoodRules(
  next: RegistryState,
  stored: StoredRules,
  before: RegistryState | undefined,
): RegistryState {
  if (!before || next.problems.length === 0) return next
  const isDamaged = (shop: string) => next.problems.some((one) => one.shop === shop)
  const has = (rules: readonly { shop: string; part: string }[], rule: { shop: string; part: string }) =>
    rules.some(({ shop, part }) => shop === rule.shop && part === rule.part)
  const restored = before.rules.filter(
    (rule) =>
      isDamaged(rule.shop) &&
      !has(next.rules, rule) &&
      (stored.problems.length > 0 || has(stored.rules, rule)),
  )
  const names = namedReleases(restored)
  const present = new Set(next.releases.map(releaseName))
  const releases = before.releases.filter((one) => {
    const name = releaseName(one)
    return names.has(name) && !present.has(name)
  })
  return { ...next, rules: [...next.rules, ...restored], releases: [...next.releases, ...releases] }
}
