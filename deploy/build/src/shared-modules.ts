import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KERNEL_FOLDER } from './folders'
import { type PackageJson, packageFolderOf, readPackage } from './package-json'

export interface SharedModule {
  /** Import name: `react`, `@prilavok/shared-kernel/ui/button`. */
  name: string
  /** Semver range that a part asks for. */
  range: string
  /** Exact version that the shell provides. */
  version: string
  /** Part of the shell's first bundle; the others load when they are needed. */
  eager: boolean
  /** File, for kernel modules: an absolute `import` makes the shell provide it even where it does not use it itself. */
  file?: string
}

/** Kernel modules too heavy for the first view; the shell provides them in chunks of their own. */
const LAZY = new Set(['forms', 'ui/modal', 'ui/drawer', 'ui/leave-dialog'])
/** Kernel modules without state that few pages need: each part that uses one has it in its own chunk. */
const BUNDLED = new Set([
  'contract/order-names',
  'contract/person-name',
  'files',
  'rows',
  'timing',
  'ui/carousel',
  'ui/change-note',
  'ui/checkbox',
  'ui/combobox',
  'ui/date-calendar',
  'ui/date-field',
  'ui/date-input',
  'ui/date-range-field',
  'ui/disclosure',
  'ui/email-field',
  'ui/key-value',
  'ui/map',
  'ui/name-field',
  'ui/needs-scripts',
  'ui/order-track',
  'ui/password-field',
  'ui/phone-field',
  'ui/popover',
  'ui/price-range',
  'ui/radio',
  'ui/status-badge',
  'ui/switch',
  'ui/tabs',
  'ui/textarea',
  'ui/virtual-rows',
])
/** Kernel modules that the shell alone uses, or servers, or tests. */
const NOT_IN_PAGES = new Set([
  'contract/cookies',
  'contract/join-releases',
  'contract/markup',
  'testing',
  'theme/css',
])
/** Entry points of third-party packages that are shared besides the package itself. */
const SUB_PATHS: Record<string, string[]> = { react: ['react/jsx-runtime'] }
const KERNEL = '@prilavok/shared-kernel'

const sourceModules = (pattern: string, target: string): { path: string; file: string }[] => {
  if (!pattern.includes('*')) return [{ path: pattern, file: join(KERNEL_FOLDER, target) }]
  const folder = join(KERNEL_FOLDER, target.slice(0, target.indexOf('*')))
  const ending = target.slice(target.indexOf('*') + 1)
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !/\.(test|stories)\./.test(name))
    .map((name) => ({
      path: pattern.replace('*', name.slice(0, -ending.length)),
      file: join(folder, name),
    }))
}

const kernelModules = (kernel: PackageJson): SharedModule[] =>
  Object.entries(kernel.exports ?? {})
    .filter(([, target]) => /\.tsx?$/.test(target))
    .flatMap(([pattern, target]) => sourceModules(pattern, target))
    .map(({ path, file }) => ({ path: path.replace(/^\.\//, ''), file }))
    .filter(({ path }) => !NOT_IN_PAGES.has(path) && !BUNDLED.has(path))
    .map(({ path, file }) => ({
      name: `${KERNEL}/${path}`,
      range: `^${kernel.version}`,
      version: kernel.version,
      eager: !LAZY.has(path),
      file,
    }))

/** What the kernel wants from whoever provides it exists once per page, and so does the kernel itself. */
const onceAPage = (): string[] => [KERNEL, ...Object.keys(readPackage(KERNEL_FOLDER).peerDependencies ?? {})]

/** Whether an import may not be a copy in a part's own build. */
export const mustBeShared = (request: string): boolean =>
  onceAPage().some((name) => request === name || request.startsWith(`${name}/`)) &&
  !(request.startsWith(`${KERNEL}/`) && BUNDLED.has(request.slice(KERNEL.length + 1)))

const installed = (folder: string, name: string): string => {
  const file = join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as PackageJson).version
}

/**
 * What exists once per page: the peer dependencies of the part (for the shell: of the kernel, that it provides) and every
 * sub-path of the kernel. The one list behind `shared` of the web build and the externals of the node build.
 */
export function sharedModules(partFolder: string): SharedModule[] {
  const kernel = readPackage(KERNEL_FOLDER)
  const packageFolder = packageFolderOf(partFolder)
  const own = readPackage(packageFolder)
  const names = Object.keys(own.peerDependencies ?? kernel.peerDependencies ?? {}).filter(
    (name) => name !== KERNEL,
  )
  const thirdParties = names.flatMap((name) => {
    const version = installed(packageFolder, name)
    return [name, ...(SUB_PATHS[name] ?? [])].map((path) => ({
      name: path,
      range: `^${version}`,
      version,
      eager: true,
    }))
  })
  return [...thirdParties, ...kernelModules(kernel)].sort((a, b) => (a.name < b.name ? -1 : 1))
}
