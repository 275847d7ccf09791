import { join } from 'node:path'
import { ROOT } from './part-names.mjs'

export { PART_NAMES, ROOT } from './part-names.mjs'

export const KERNEL_FOLDER = join(ROOT, 'shared-kernel')
export const CACHE_FOLDER = join(ROOT, '.cache')

export const partFolder = (name: string): string => join(ROOT, name)
