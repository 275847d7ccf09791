import { join } from 'node:path'
import { PART_NAMES, partFolder } from '@prilavok/build/folders'
import { publish } from '@prilavok/rollouts/publish'
import { EVERY_SHOP, readRules } from '@prilavok/rollouts/rules'
import { setRule } from '@prilavok/rollouts/set-rule'

/**
 * Publishes the builds of the parts and gives every shop those that are new. What was published before stays as the rules
 * have it, so a version that somebody chose by hand is not replaced by a restart.
 * @returns `part version` of what shops get from now on
 */
export async function publishBuilds(releasesFolder: string): Promise<string[]> {
  const chosen = new Set(
    readRules(releasesFolder)
      .filter(({ shop }) => shop === EVERY_SHOP)
      .map(({ part }) => part),
  )
  const published = []
  for (const name of PART_NAMES) published.push(await publish(join(partFolder(name), 'dist'), releasesFolder))
  const unpublished = published.filter(
    ({ outcome, release }) => outcome === 'published' || !chosen.has(release.name),
  )
  if (unpublished.length === 0) return []
  await setRule(
    releasesFolder,
    ...unpublished.map(({ release }) => ({ part: release.name, shop: EVERY_SHOP, stable: release.version })),
  )
  return unpublished.map(({ release }) => `${release.name} ${release.version}`)
}
