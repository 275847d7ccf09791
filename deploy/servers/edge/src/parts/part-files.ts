import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPartName, isVersion } from '@prilavok/rollouts/part-name'
import { readRelease, releaseFolder } from '@prilavok/rollouts/registry'
import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import type { Encoding } from '../http/accept-encoding'
import { contentType } from './content-type'

const WEB = 'web/'

/** One way to send a file. */
export interface FileVariant {
  file: string
  size: number
  encoding: Encoding | undefined
}

export interface PartFile {
  type: string
  /** Hash of the content, from the release. */
  hash: string
  plain: FileVariant
  br?: FileVariant
  gzip?: FileVariant
}

export interface PartFiles {
  /** undefined: no release has such a file. */
  find(part: string, version: string, path: string): Promise<PartFile | undefined>
  /** Paths of all files of a release; none of a release that is not there. */
  list(part: PartName, version: string): Promise<string[]>
}

async function variant(file: string, encoding: Encoding | undefined): Promise<FileVariant | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? { file, size: found.size, encoding } : undefined
  } catch {
    return undefined
  }
}

async function describe(folder: string, release: Release, path: string): Promise<PartFile | undefined> {
  const hash = Object.hasOwn(release.files, WEB + path) ? release.files[WEB + path] : undefined
  if (!hash) return undefined
  const file = join(folder, 'web', path)
  const [plain, br, gzip] = await Promise.all([
    variant(file, undefined),
    variant(`${file}.br`, 'br'),
    variant(`${file}.gz`, 'gzip'),
  ])
  return plain && { type: contentType(path), hash, plain, ...(br && { br }), ...(gzip && { gzip }) }
}

/**
 * Web files of published releases: those that `release.json` names and no other. A release never changes, so what was found
 * once is remembered; what was not found is looked for again.
 */
export function createPartFiles(releasesDir: string): PartFiles {
  const releases = new Map<string, Release>()
  const files = new Map<string, PartFile>()

  const releaseOf = async (part: PartName, version: string): Promise<Release | undefined> => {
    const key = `${part}@${version}`
    const known = releases.get(key)
    if (known) return known
    try {
      const release = await readRelease(releasesDir, part, version)
      releases.set(key, release)
      return release
    } catch {
      return undefined
    }
  }
  return {
    async list(part, version) {
      const release = await releaseOf(part, version)
      return Object.keys(release?.files ?? {}).flatMap((path) =>
        path.startsWith(WEB) ? [path.slice(WEB.length)] : [],
      )
    },
    async find(part, version, path) {
      if (!isPartName(part) || !isVersion(version)) return undefined
      const key = `${part}@${version}/${path}`
      const known = files.get(key)
      if (known) return known
      const release = await releaseOf(part, version)
      const found = release && (await describe(releaseFolder(releasesDir, part, version), release, path))
      if (found) files.set(key, found)
      return found
    },
  }
}
