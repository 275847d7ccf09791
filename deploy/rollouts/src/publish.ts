import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@prilavok/shared-kernel/contract'
import { RolloutError } from './errors'
import { releaseName } from './part-name'
import { readDescriptor, releaseFolder } from './registry'
import { contentViolations } from './release-files'

export interface Published {
  release: Release
  /** Immutable folder of the release. */
  folder: string
  /** `already`: the same content was published before; nothing was done. */
  outcome: 'published' | 'already'
}

/** The same content, whichever commit it was built from. */
const sameContent = (a: Release, b: Release) =>
  isDeepStrictEqual({ ...a, builtFrom: '' }, { ...b, builtFrom: '' })

async function alreadyThere(folder: string, release: Release): Promise<Published> {
  const published = await readDescriptor(folder)
  if (!sameContent(published, release)) throw new RolloutError('VERSION_TAKEN', releaseName(release))
  return { release: published, folder, outcome: 'already' }
}

/**
 * Copies a build into the registry: every hash is checked, the folder appears whole or not at all, and nothing live changes.
 * @param build folder with `release.json`, `web/` and `node/`
 * @throws RolloutError BUILD_UNREADABLE, RELEASE_INVALID, FILES_DIFFER, VERSION_TAKEN
 */
export async function publish(build: string, releasesDir: string): Promise<Published> {
  const release = await readDescriptor(build)
  const folder = releaseFolder(releasesDir, release.name, release.version)
  if (existsSync(folder)) return alreadyThere(folder, release)

  const draft = join(releasesDir, `.publishing-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(dirname(folder), { recursive: true })
    for (const piece of ['release.json', 'web', 'node'])
      if (existsSync(join(build, piece)))
        await cp(join(build, piece), join(draft, piece), { recursive: true })
    const violations = await contentViolations(draft, release)
    if (violations.length > 0) throw new RolloutError('FILES_DIFFER', releaseName(release), violations)
    await rename(draft, folder)
  } catch (error) {
    if (!(error instanceof RolloutError) && existsSync(folder)) return await alreadyThere(folder, release)
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return { release, folder, outcome: 'published' }
}
