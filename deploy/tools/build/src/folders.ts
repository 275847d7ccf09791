import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { ROOT } from './part-folders.cjs'

export { PART_NAMES, ROOT } from './part-folders.cjs'

const CONTRACT = createRequire(import.meta.url).resolve('@prilavok/shared-kernel/contract')
/** Beside the parts in the workspace; in `node_modules` of a team that has the kernel as a package. */
export const KERNEL_FOLDER = dirname(dirname(dirname(CONTRACT)))
export const CACHE_FOLDER = join(ROOT, '.cache')

/** Brings the page `/design` under `npm run dev`; never built for production, never published. */
export const DESIGN_PART = 'mf-design'

/** What says which versions are installed. */
export const lockFiles = (): string[] =>
  ['pnpm-lock.yaml', 'package-lock.json'].map((name) => join(ROOT, name)).filter(existsSync)

const NODE_MODULES = /[\\/]node_modules[\\/]/

/** Whether a file belongs to a package that is not ours: the kernel's sources are compiled with the part, wherever they lie. */
export const isLibrary = (file: string): boolean =>
  NODE_MODULES.test(file.startsWith(`${KERNEL_FOLDER}${sep}`) ? file.slice(KERNEL_FOLDER.length) : file)

export const partFolder = (name: string): string =>
  name === DESIGN_PART ? join(KERNEL_FOLDER, 'design') : join(ROOT, name)

/** Folder of the operators' console; its page is built into `dist/web`. */
export const CONSOLE_FOLDER = join(ROOT, 'deploy/servers/console')
export const CONSOLE_PAGE = join(CONSOLE_FOLDER, 'dist/web')
/** What is decided of versions and operators, which the page shows by the same code. */
export const RULES_FOLDER = join(ROOT, 'deploy/servers/rollouts/src')
