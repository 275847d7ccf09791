import { createHash } from 'node:crypto'
import type { Plan, PlannedPart, Release } from '@prilavok/shared-kernel/contract'
import { joinReleases } from '@prilavok/shared-kernel/contract/join-releases'
import { planViolations } from './compatibility/plan-violations'
import { RolloutError } from './errors'
import { releaseName } from './part-name'
import { type RolloutRule, rulesOfShop } from './rules'

/** A shop as rules and plans know it. */
export interface PlannedShop {
  /** `ITEM.ID` */
  id: number
  /** `ITEM.DOMAIN_NAME` */
  domain: string
}

const byName = (a: Release, b: Release) => (a.name < b.name ? -1 : 1)

/** Releases that the rules choose for a shop; the shell first. @throws RolloutError RELEASE_UNKNOWN */
export function chosenReleases(
  domain: string,
  releases: readonly Release[],
  rules: readonly RolloutRule[],
): Release[] {
  const chosen = rulesOfShop(rules, domain).map(({ part, stable }) => {
    const release = releases.find(({ name, version }) => name === part && version === stable)
    if (!release) throw new RolloutError('RELEASE_UNKNOWN', `${part}@${stable}`)
    return release
  })
  const shell = chosen.filter(({ name }) => name === 'shell')
  return [...shell, ...chosen.filter(({ name }) => name !== 'shell').sort(byName)]
}

const plannedPart = ({ name, version, entry, scripts, consumes, sharedScripts }: Release): PlannedPart => ({
  version,
  base: `/parts/${name}/${version}/`,
  entry,
  scripts,
  consumes,
  sharedScripts,
  fallbacks: [],
})

/**
 * The plan of a shop's pages: the releases that the rules choose, joined and checked as a whole.
 * @throws RolloutError RELEASE_UNKNOWN, PLAN_INCOMPATIBLE
 */
export function makePlan(
  shop: PlannedShop,
  releases: readonly Release[],
  rules: readonly RolloutRule[],
): Plan {
  const chosen = chosenReleases(shop.domain, releases, rules)
  const violations = planViolations(chosen)
  if (violations.length > 0) throw new RolloutError('PLAN_INCOMPATIBLE', shop.domain, violations)
  const set = chosen.map(releaseName).join(' ')
  return {
    id: createHash('sha256').update(set).digest('hex').slice(0, 12),
    shop: shop.id,
    parts: Object.fromEntries(chosen.map((release) => [release.name, plannedPart(release)])) as Plan['parts'],
    ...joinReleases(chosen),
  }
}
