import type { PartName } from '@prilavok/shared-kernel/contract'
import { planViolations } from '../compatibility/plan-violations'
import type { Override } from '../decision/override'
import { RolloutError } from '../errors'
import type { Actor } from '../model/change'
import { effectiveRules } from '../model/effective-rule'
import { shopTitle } from '../model/rule'
import { releaseName } from '../part-name'
import { assertPublished, type ChangeWorld } from './change-rules'
import { writeLine } from './log'
import { readReleases, readRules } from './read-state'
import { lockRevision } from './write-state'

/**
 * Looks whether a developer's own choice of versions can work in a shop, and notes in the log who has allowed it.
 * @throws RolloutError RELEASE_UNKNOWN, PLAN_INCOMPATIBLE
 */
export async function allowOverride(
  { shop, releases, until }: Override,
  { actor, reason, dryRun = false }: { actor: Actor; reason: string; dryRun?: boolean },
  world: ChangeWorld,
): Promise<void> {
  const chosen = Object.entries(releases) as [PartName, string][]
  await world.db.transaction().execute(async (transaction) => {
    const revision = await lockRevision(transaction)
    await assertPublished(
      transaction,
      chosen.map(([part, version]) => ({ part, version })),
    )
    const state = await readRules(transaction)
    const stable = effectiveRules(state, shop).map(({ part, stable: version }) => [part, version] as const)
    const names = Object.entries({ ...Object.fromEntries(stable), ...releases }).map(([name, version]) =>
      releaseName({ name, version }),
    )
    const known = await readReleases(transaction, names, world.known)
    const violations = planViolations(names.flatMap((name) => known.get(name) ?? []))
    if (violations.length > 0) throw new RolloutError('PLAN_INCOMPATIBLE', shopTitle(shop), violations)
    if (dryRun) return
    for (const [part, version] of chosen)
      await writeLine(transaction, {
        revision,
        at: world.now().toISOString(),
        actor,
        kind: 'override',
        shop,
        part,
        version,
        reason,
        until,
      })
  })
}
