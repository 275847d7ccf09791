import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import semver from 'semver'
import { RolloutError, reasonOf } from './errors'
import { isPartName, isVersion, releaseName } from './part-name'
import { releaseViolations } from './release-violations'

/** Immutable folder of one release. */
export const releaseFolder = (releasesDir: string, part: PartName, version: string): string =>
  join(releasesDir, part, version)

/** Reads and checks `release.json` of a folder. @throws RolloutError BUILD_UNREADABLE, RELEASE_INVALID */
export async function readDescriptor(folder: string): Promise<Release> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  } catch (error) {
    throw new RolloutError('BUILD_UNREADABLE', folder, [reasonOf(error)])
  }
  const violations = releaseViolations(value)
  if (violations.length > 0) throw new RolloutError('RELEASE_INVALID', folder, violations)
  return value as Release
}

/** One published release. @throws RolloutError RELEASE_UNKNOWN, BUILD_UNREADABLE, RELEASE_INVALID */
export async function readRelease(releasesDir: string, part: PartName, version: string): Promise<Release> {
  const folder = releaseFolder(releasesDir, part, version)
  if (!existsSync(folder)) throw new RolloutError('RELEASE_UNKNOWN', releaseName({ name: part, version }))
  return readDescriptor(folder)
}

const foldersOf = async (path: string): Promise<string[]> => {
  try {
    return await readdir(path)
  } catch {
    return []
  }
}

/**
 * All published releases, by part, newest version first.
 * @param onUnreadable told of each release that cannot be read. @default throws
 */
export async function listReleases(
  releasesDir: string,
  onUnreadable: (release: string, error: unknown) => void = (_, error) => {
    throw error
  },
): Promise<Release[]> {
  const releases: Release[] = []
  for (const part of (await foldersOf(releasesDir)).filter(isPartName).sort()) {
    const versions = (await foldersOf(join(releasesDir, part))).filter(isVersion)
    for (const version of semver.rsort(versions)) {
      try {
        releases.push(await readRelease(releasesDir, part, version))
      } catch (error) {
        onUnreadable(releaseName({ name: part, version }), error)
      }
    }
  }
  return releases
}
