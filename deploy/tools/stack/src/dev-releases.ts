import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEVELOPMENT_VERSION } from '@prilavok/build/development-configuration'
import { developmentRelease } from '@prilavok/build/development-release'
import { buildDevelopmentShell } from '@prilavok/build/development-shell'
import { partFolder } from '@prilavok/build/folders'
import type { Change } from '@prilavok/rollouts/model/change'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import type { DevelopmentParts } from './dev-parts'
import { START_ACTOR } from './publish-builds'

const localFolder = (releasesFolder: string, part: PartName): string =>
  join(releasesFolder, part, DEVELOPMENT_VERSION)

/**
 * Writes what the edge must know of the local parts: their descriptors, and the shell's frame of the document.
 * @returns the descriptors
 */
export async function describeLocalParts(
  releasesFolder: string,
  parts: readonly PartName[],
): Promise<Release[]> {
  const releases = await Promise.all(
    parts.map(async (part) => {
      const folder = localFolder(releasesFolder, part)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const release = await developmentRelease(partFolder(part))
      await writeFile(join(folder, 'release.json'), JSON.stringify(release, undefined, 2))
      return release
    }),
  )
  if (parts.includes('shell')) await buildDevelopmentShell(localFolder(releasesFolder, 'shell'))
  return releases
}

/** Gives every shop the local parts and the builds of the others. Returns what comes from builds: `part version`. */
export async function chooseDevelopmentReleases(
  registry: Registry,
  { local, built }: DevelopmentParts,
): Promise<string[]> {
  const changes: Extract<Change, { kind: 'use' }>[] = local.map((part) => ({
    kind: 'use',
    part,
    shop: EVERY_SHOP,
    version: DEVELOPMENT_VERSION,
  }))
  for (const part of built) {
    const { release } = await registry.publish(join(partFolder(part), 'dist'), {
      actor: START_ACTOR,
      budgets: 'warn',
    })
    changes.push({ kind: 'use', part, shop: EVERY_SHOP, version: release.version })
  }
  await registry.change(changes, { actor: START_ACTOR, reason: 'npm run dev' })
  return changes.slice(local.length).map(({ part, version }) => `${part} ${version}`)
}
