import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Kernel modules in the shell's first scripts: what the layout and a list of products need. Each byte here is in every first view. */
const EAGER = new Set([
  'alarms',
  'api',
  'bars',
  'basket',
  'bus',
  'contract',
  'contract/cookies',
  'contract/error-texts',
  'create-kernel',
  'errors',
  'format',
  'kernel',
  'leave-guard',
  'modals',
  'notices',
  'queries',
  'router',
  'saved-answers',
  'shop',
  'slots',
  'store',
  'styled',
  'theme',
  'token',
  'ui/badge',
  'ui/breadcrumbs',
  'ui/button',
  'ui/container',
  'ui/empty-state',
  'ui/error-state',
  'ui/icon',
  'ui/icon-button',
  'ui/link',
  'ui/link-button',
  'ui/not-found',
  'ui/page-title',
  'ui/price',
  'ui/product-badges',
  'ui/product-picture',
  'ui/quantity-stepper',
  'ui/panel',
  'ui/skeleton',
  'ui/stock',
  'ui/toast',
  'ui/visually-hidden',
])
/** Components that several parts of one page use and that are heavy: the shell provides each in a chunk of its own. */
const LAZY_COMPONENTS = new Set(['ui/modal', 'ui/drawer', 'ui/leave-dialog', 'ui/map'])
/** Small modules without state that few pages need, besides components: each part that uses one has it in its own chunk. */
const BUNDLED = new Set([
  'basket-lists',
  'addresses',
  'company',
  'contract/inn-digits',
  'contract/lists',
  'contract/order-names',
  'contract/page-sizes',
  'contract/person-name',
  'contract/phone-number',
  'contract/shop-clock',
  'contract/shop-link',
  'contract/special-days',
  'files',
  'paste',
  'product-names',
  'payment',
  'rows',
  'timing',
])

/**
 * Every other component is bundled into the parts that use it; every other module is loaded when it is needed and exists
 * once, since it may hold state. So a new kernel module never grows the first view unless it is named above.
 */
const isBundledPath = (path: string): boolean =>
  BUNDLED.has(path) || (path.startsWith('ui/') && !EAGER.has(path) && !LAZY_COMPONENTS.has(path))

/** Kernel modules that the shell alone uses, or servers, or tests. */
const NOT_IN_PAGES = new Set([
  'contract/bus-event-names',
  'contract/cookies',
  'contract/join-releases',
  'contract/markup',
  'testing',
  'theme/css',
])
/** Entry points of third-party packages that are shared besides the package itself. */
const SUB_PATHS: Record<string, string[]> = { react: ['react/jsx-runtime'] }
export const KERNEL = '@prilavok/shared-kernel'

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
    .filter(({ path }) => !NOT_IN_PAGES.has(path) && !isBundledPath(path))
    .map(({ path, file }) => ({
      name: `${KERNEL}/${path}`,
      range: `^${kernel.version}`,
      version: kernel.version,
      eager: EAGER.has(path),
      file,
    }))

/** What the kernel wants from whoever provides it exists once per page, and so does the kernel itself. */
const onceAPage = (): string[] => [KERNEL, ...Object.keys(readPackage(KERNEL_FOLDER).peerDependencies ?? {})]

/** Whether an import may not be a copy in a part's own build. */
export const mustBeShared = (request: string): boolean =>
  onceAPage().some((name) => request === name || request.startsWith(`${name}/`)) &&
  !(request.startsWith(`${KERNEL}/`) && isBundledPath(request.slice(KERNEL.length + 1)))

/** Version of the package that a folder gets, from its own `node_modules` or the nearest one above. */
function installed(folder: string, name: string): string {
  const place = join(folder, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return readPackage(place).version
  const above = dirname(folder)
  if (above === folder)
    throw new Error(`${name} is not installed: run the installation of your package manager.`)
  return installed(above, name)
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
