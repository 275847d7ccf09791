import type { ModalName } from './modals'
import type { SlotName } from './slots'

/** Folder and federation name of a part: `mf-catalog`. The shell is a part too. */
export type PartName = 'shell' | `mf-${string}`
/** Key of a federation container: `./SectionPage`. */
export type ExposedName = `./${string}`
/** Stable id of a route for links, statistics and the README table: `catalog.section`. */
export type RouteId = `${string}.${string}`
/** What a route parameter must look like to match (AMB-09); a path that does not fit is unknown. */
export type ParamKind = 'digits' | 'code'

export interface RouteDescriptor {
  id: RouteId
  /** Pattern with `:name` parameters: `/catalog/:sectionId`. */
  path: string
  /** @default every parameter is `code` */
  params?: Record<string, ParamKind>
  expose: ExposedName
  /** Russian name of a page without parameters that buyers look for by its name: the palette (Ctrl+K) offers it. */
  title?: string
  /** Frame around the page, from the same part (`src/layouts`). It stays mounted between pages that name the same one. */
  layout?: ExposedName
  /** `customer`: visitors and users without a password are sent to the root and asked to log in (000 §2, route guard). */
  access: 'anyone' | 'customer'
  /** Slots that the page itself renders, so that they are rendered and preloaded with it. */
  slots?: SlotName[]
  /** Pages that buyers open from this one, of any part: their code loads when the browser is idle. */
  next?: RouteId[]
  /** A page of the checkout: it goes on with the versions that the visitor's last page had, even when it is loaded anew. @default false */
  keepsPlan?: true
  /** Search engines are told of it: of the page itself, or of one for every item that a call of the API lists. @default not told */
  sitemap?: true | SitemapSource
}

/** Where the parameter of a route comes from: `{call: '/v3/api/catalog/sections/', field: 'ID'}`. */
export interface SitemapSource {
  /** Path of a GET whose answer has ITEMS. */
  call: `/v3/api/${string}`
  /** Of each item, for the route's only parameter. */
  field: string
  /** The call takes limit and offset, and says the whole number as NAV.CNT: too many for one answer. */
  paged?: true
}

export interface ModalDescriptor {
  name: ModalName
  expose: ExposedName
}

export interface SlotDescriptor {
  slot: SlotName
  expose: ExposedName
  /** Place among several widgets of one slot, ascending. @default 0 */
  order?: number
}

/** What a part needs from the page it is mounted in; checked when a plan is made. */
export interface Requirements {
  /** Semver range over the kernel's version. */
  'shared-kernel': string
  /** Version of the bus events (see `BUS_VERSION`), or a range of versions that the part can work with: `'1 || 2'`, `'>=1'`. */
  bus: number | string
  /** Version of the supplier API's answers (see `API_VERSION`), or a range of them. */
  api: number | string
}

/** Written by hand in `<part>/release.ts`: the only place where a part says what it brings. */
export interface ReleaseDescriptor {
  name: PartName
  requires: Requirements
  routes: RouteDescriptor[]
  modals: ModalDescriptor[]
  slots: SlotDescriptor[]
  /** Modals that it opens only where some part of the page owns them (`kernel.plan.modals`). @default none: each must have an owner */
  optionalModals?: ModalName[]
  /** Only the shell: slots of the layout, rendered with every page. */
  layoutSlots?: SlotName[]
}

/** What the shell's release offers to the other parts of a plan. */
export interface Provisions {
  'shared-kernel': string
  bus: number
  api: number
}

/** Names with one source file each that needs them, as a path inside the part (`src/pages/NewsPage.tsx`). */
export type NeededBy = Record<string, string>

/** What a build really uses of the page around it, as the build has found it in its modules. */
export interface ReleaseUses {
  /** Exports by path of the kernel's shared modules: `{'ui/button': {Button: 'src/pages/NewsPage.tsx'}}`. `*`: the module as a whole. */
  kernel: Record<string, NeededBy>
  /** Shared packages besides the kernel with the semver range that they were built against: `{react: '^19.3.1'}`. */
  shared: Record<string, string>
  /** Bus events that it emits, and those that it listens to. */
  emits: NeededBy
  listens: NeededBy
  /** Modals that it opens, by name. */
  opens: NeededBy
  /** Slots that it renders. */
  renders: string[]
  /** Paths of the supplier API in its code; `*` stands for what is put in: `/v3/api/order/*`. */
  calls: string[]
}

/** What the shell's build gives to the other parts of a page. */
export interface ReleaseOffers {
  /** Exports by path of the kernel's shared modules. */
  kernel: Record<string, string[]>
  /** Versions of the shared packages besides the kernel. */
  shared: Record<string, string>
  /** Bus events that its kernel knows. */
  events: string[]
}

/** `release.json`: the descriptor and what the build knows. Immutable once published. */
export interface Release extends ReleaseDescriptor {
  version: string
  /** Commit (or `uncommitted`) that the build was made from. */
  builtFrom: string
  /** Only in the shell's release. */
  provides?: Provisions
  /** Every file of `web/` and `node/`, by path inside the release, with its SHA-384 (`sha384-…`). */
  files: Record<string, string>
  /** Start-up script(s) inside the release, in load order: the remote entry, or the shell's bundles. */
  entry: string[]
  /** Scripts of each exposed module in load order (without the entry), for exact preloads. */
  scripts: Record<ExposedName, string[]>
  /** Shared modules that an exposed module imports and that are not in the shell's first scripts, by name. */
  consumes?: Record<ExposedName, string[]>
  /** Only in the shell's release: the scripts of such shared modules, in load order. */
  sharedScripts?: Record<string, string[]>
  /** Builds of before it was recorded have none: only `requires` is compared then. */
  uses?: ReleaseUses
  /** Only in the shell's release; builds of before it was recorded have none. */
  offers?: ReleaseOffers
}
