import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** A folder at the top with a `release.ts` is a part. The shell comes first, the others by name. */
export const PART_NAMES = [
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'release.ts')))
    .sort(),
]
