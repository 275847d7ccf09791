import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { type Budgets, sizesAboveBudget } from '@prilavok/build/sizes/exceeded-budgets'
import { measureSizes, type Size } from '@prilavok/build/sizes/measure-sizes'
import type { Release } from '@prilavok/shared-kernel/contract'
import { possibleSets, shopTitles } from '../changes/possible-plans'
import { shopsByRules } from '../changes/rules-of-shops'
import { planViolations } from '../compatibility/plan-violations'
import { edgeViolations, shellViolations } from '../compatibility/shell-violations'
import { unseenWidgets } from '../compatibility/unanswered'
import { RolloutError } from '../errors'
import type { RulesInForce } from '../model/effective-rule'
import { effectiveRules } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import { releaseName } from '../part-name'
import { releaseFolder } from '../registry'

export interface PublishedBefore {
  rules: RulesInForce
  /** All published releases by name. */
  releases: ReadonlyMap<string, Release>
}

/** Violations that a set gets by the new release, and had not before. */
function newViolations(set: readonly Release[], release: Release): string[] {
  const others = set.filter(({ name }) => name !== release.name)
  const before = new Set(planViolations(set))
  return planViolations([...others, release]).filter((violation) => !before.has(violation))
}

/** Widgets of the release that a set has no place for; nothing is rejected for them. */
const ownUnseenWidgets = (set: readonly Release[], release: Release): string[] =>
  unseenWidgets([...set.filter(({ name }) => name !== release.name), release]).filter((text) =>
    text.startsWith(`${releaseName(release)} `),
  )

/** Why no shell that is published could run the release; empty when one can, or when there is none yet. */
function shellReasons(release: Release, { releases }: PublishedBefore): string[] {
  if (release.name === 'shell') return release.provides ? edgeViolations(release, release.provides) : []
  const shells = [...releases.values()].filter(({ name }) => name === 'shell')
  const reasons = shells.map((shell) => shellViolations(release, shell))
  return reasons.some((ofShell) => ofShell.length === 0) ? [] : [...new Set(reasons.flat())]
}

/**
 * Looks at every plan that could include the release: those of all shops with it in its part's place.
 * @returns the shops whose plans it could not join now, with the reason: it waits for another release there
 * @throws RolloutError PLAN_INCOMPATIBLE when it could join none, not even with another shell that is published
 */
export function joinWarnings(release: Release, before: PublishedBefore): string[] {
  const hopeless = shellReasons(release, before)
  if (hopeless.length > 0)
    throw new RolloutError('PLAN_INCOMPATIBLE', `any shop with ${releaseName(release)}`, hopeless)
  const reasons = new Map<string, string[]>()
  for (const { shops, given } of shopsByRules(before.rules)) {
    const sets = [...possibleSets(given).values()]
    const found = sets.flatMap((names) => {
      const set = names.flatMap((name) => before.releases.get(name) ?? [])
      return [...newViolations(set, release), ...ownUnseenWidgets(set, release)]
    })
    for (const reason of new Set(found)) reasons.set(reason, [...(reasons.get(reason) ?? []), ...shops])
  }
  return [...reasons].map(([reason, shops]) => `not yet for ${shopTitles(shops)}: ${reason}`)
}

const isOf = (release: Release, { kind, name }: Size): boolean => {
  if (kind === 'modules') return name.startsWith(`${release.name}/`)
  if (kind === 'pages') return release.name === 'shell' || release.routes.some(({ id }) => id === name)
  return name === release.name
}

/** The budgets that a release is above, as it would be beside the versions that every shop gets. Without a shell none is known. */
export async function budgetViolations(
  folder: string,
  release: Release,
  { rules, releasesDir }: { rules: RulesInForce; releasesDir: string },
): Promise<string[]> {
  const others = effectiveRules(rules, EVERY_SHOP)
    .filter(({ part }) => part !== release.name)
    .map(({ part, stable }) => ({ part, folder: releaseFolder(releasesDir, part, stable) }))
    .filter((other) => existsSync(join(other.folder, 'release.json')))
  if (release.name !== 'shell' && !others.some(({ part }) => part === 'shell')) return []
  const budgets = JSON.parse(await readFile(join(ROOT, 'deploy/tools/bench/budgets.json'), 'utf8')) as Budgets
  const sizes = await measureSizes([folder, ...others.map((other) => other.folder)])
  return sizesAboveBudget(
    sizes.filter((size) => isOf(release, size)),
    budgets,
  )
}
