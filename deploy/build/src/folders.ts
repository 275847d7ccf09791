import { join } from 'node:path'
import { ROOT } from './part-folders.cjs'

export { PART_NAMES, ROOT } from './part-folders.cjs'

export const KERNEL_FOLDER = join(ROOT, 'shared-kernel')
export const CACHE_FOLDER = join(ROOT, '.cache')

/** Brings the page `/design` under `npm run dev`; never built for production, never published. */
export const DESIGN_PART = 'mf-design'

export const partFolder = (name: string): string =>
  name === DESIGN_PART ? join(KERNEL_FOLDER, 'design') : join(ROOT, name)
