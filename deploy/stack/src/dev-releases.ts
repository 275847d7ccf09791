import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEVELOPMENT_VERSION } from '@prilavok/build/development-configuration'
import { developmentRelease } from '@prilavok/build/development-release'
import { buildDevelopmentShell } from '@prilavok/build/development-shell'
import { partFolder } from '@prilavok/build/folders'
import { publish } from '@prilavok/rollouts/publish'
import { EVERY_SHOP, type RolloutRule } from '@prilavok/rollouts/rules'
import { setRule } from '@prilavok/rollouts/set-rule'
import type { PartName } from '@prilavok/shared-kernel/contract'
import type { DevelopmentParts } from './dev-parts'

const localFolder = (releasesFolder: string, part: PartName): string =>
  join(releasesFolder, part, DEVELOPMENT_VERSION)

/** Writes what the edge must know of the local parts: their descriptors, and the shell's frame of the document. */
export async function describeLocalParts(releasesFolder: string, parts: readonly PartName[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      const folder = localFolder(releasesFolder, part)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const release = await developmentRelease(partFolder(part))
      await writeFile(join(folder, 'release.json'), JSON.stringify(release, undefined, 2))
    }),
  )
  if (parts.includes('shell')) await buildDevelopmentShell(localFolder(releasesFolder, 'shell'))
}

/** Gives every shop the local parts and the builds of the others. Returns what comes from builds: `part version`. */
export async function chooseDevelopmentReleases(
  releasesFolder: string,
  { local, built }: DevelopmentParts,
): Promise<string[]> {
  const rules: RolloutRule[] = local.map((part) => ({ part, shop: EVERY_SHOP, stable: DEVELOPMENT_VERSION }))
  for (const part of built) {
    const { release } = await publish(join(partFolder(part), 'dist'), releasesFolder)
    rules.push({ part, shop: EVERY_SHOP, stable: release.version })
  }
  await setRule(releasesFolder, ...rules)
  return rules.slice(local.length).map(({ part, stable }) => `${part} ${stable}`)
}
