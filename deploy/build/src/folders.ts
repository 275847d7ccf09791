import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
export const KERNEL_FOLDER = join(ROOT, 'shared-kernel')
export const CACHE_FOLDER = join(ROOT, '.cache')
/** Folders of the parts, the shell first. */
export const PART_NAMES = ['shell', 'mf-catalog', 'mf-basket', 'mf-cabinet', 'mf-auth'] as const

export const partFolder = (name: string): string => join(ROOT, name)
