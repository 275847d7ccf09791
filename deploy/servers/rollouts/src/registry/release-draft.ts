import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@prilavok/shared-kernel/contract'
import { RolloutError } from '../errors'
import { releaseName } from '../part-name'
import { contentViolations } from '../release-files'

const PREFIX = '.publishing-'
/** A copy that is older was left behind by a process that died. */
const STALE_MS = 3_600_000

/** The same content, whichever commit it was built from. */
export const sameContent = (a: Release, b: Release): boolean =>
  isDeepStrictEqual({ ...a, builtFrom: '' }, { ...b, builtFrom: '' })

/** A checked copy of a build beside the releases, not yet one of them. */
export interface ReleaseDraft {
  folder: string
  /** Becomes the folder of the release; what a publisher that died has left there goes. */
  moveTo(folder: string): Promise<void>
  /** Removes what was not moved. */
  discard(): Promise<void>
}

async function discardStale(releasesDir: string): Promise<void> {
  const names = await readdir(releasesDir).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const folder = join(releasesDir, name)
    const left = await stat(folder).catch(() => undefined)
    if (left && Date.now() - left.mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a build and checks every hash of the copy. @throws RolloutError FILES_DIFFER */
export async function copyBuild(build: string, releasesDir: string, release: Release): Promise<ReleaseDraft> {
  await discardStale(releasesDir)
  const folder = join(releasesDir, `${PREFIX}${randomBytes(6).toString('hex')}`)
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    await mkdir(folder, { recursive: true })
    for (const piece of ['release.json', 'web', 'node'])
      if (existsSync(join(build, piece)))
        await cp(join(build, piece), join(folder, piece), { recursive: true })
    const violations = await contentViolations(folder, release)
    if (violations.length > 0) throw new RolloutError('FILES_DIFFER', releaseName(release), violations)
  } catch (error) {
    await discard()
    throw error
  }
  return {
    folder,
    discard,
    async moveTo(target) {
      await mkdir(dirname(target), { recursive: true })
      await rm(target, { recursive: true, force: true })
      await rename(folder, target)
    },
  }
}
