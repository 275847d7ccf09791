import { join } from 'node:path'
import { PART_NAMES, partFolder } from '@prilavok/build/folders'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'

/** Who publishes and chooses when the shop starts. */
export const START_ACTOR = { kind: 'start', name: 'npm start' } as const

/**
 * Publishes the builds of the parts and gives every shop those that are new. What was published before stays as the rules
 * have it, so a version that somebody chose by hand is not replaced by a restart; nor is one that is pinned or frozen.
 * @returns `part version` of what shops get from now on
 */
export async function publishBuilds(registry: Registry): Promise<string[]> {
  const { rules } = await registry.state()
  const chosen = new Map(rules.filter(({ shop }) => shop === EVERY_SHOP).map((rule) => [rule.part, rule]))
  const published = []
  for (const name of PART_NAMES)
    published.push(
      // Budgets are for who rolls out, not for who tries something.
      await registry.publish(join(partFolder(name), 'dist'), { actor: START_ACTOR, budgets: 'warn' }),
    )
  const unpublished = published.filter(({ outcome, release }) => {
    const rule = chosen.get(release.name)
    if (rule?.pinned || (rule?.frozenUntil && Date.parse(rule.frozenUntil) > Date.now())) return false
    return outcome === 'published' || !rule
  })
  if (unpublished.length === 0) return []
  await registry.change(
    unpublished.map(({ release: { name: part, version } }) => ({
      kind: 'use',
      shop: EVERY_SHOP,
      part,
      version,
    })),
    { actor: START_ACTOR, reason: 'сборка этого запуска' },
  )
  return unpublished.map(({ release }) => `${release.name} ${release.version}`)
}
