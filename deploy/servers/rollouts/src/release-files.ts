import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@prilavok/shared-kernel/contract'
import { reasonOf } from './errors'

const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }
type Suffix = keyof typeof DECOMPRESS

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const pathIn = (folder: string, entry: Dirent) =>
  relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')

async function violation(folder: string, path: string, files: Release['files']): Promise<string | undefined> {
  const suffix = (['.br', '.gz'] as const).find((end) => path.endsWith(end) && !(path in files))
  const named = suffix ? path.slice(0, -suffix.length) : path
  const expected = files[named]
  if (!expected || (suffix && !path.startsWith('web/'))) return `${path} is not named in release.json`
  try {
    const stored = await readFile(join(folder, path))
    const content = suffix ? await DECOMPRESS[suffix satisfies Suffix](stored) : stored
    return hashOf(content) === expected ? undefined : `${path} has another content than release.json says`
  } catch (error) {
    return `${path} cannot be read: ${reasonOf(error)}`
  }
}

/**
 * Compares a build with its `release.json`: every named file is there with its hash, the compressed copies (`.br`, `.gz`)
 * hold the same content, and nothing else lies in the folder.
 */
export async function contentViolations(folder: string, release: Release): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => `${pathIn(folder, entry)} is a link`)
  const present = entries.filter((entry) => entry.isFile()).map((entry) => pathIn(folder, entry))
  const missing = Object.keys(release.files).filter((path) => !present.includes(path))
  const checked = await Promise.all(
    present.filter((path) => path !== 'release.json').map((path) => violation(folder, path, release.files)),
  )
  return [
    ...links,
    ...missing.map((path) => `${path} is missing`),
    ...checked.filter((text) => text !== undefined),
  ]
}
