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
  /** Version of the bus events (see `BUS_VERSION`). */
  bus: number
  /** Version of the supplier API's answers (see `API_VERSION`). */
  api: number
}

/** Written by hand in `<part>/release.ts`: the only place where a part says what it brings. */
export interface ReleaseDescriptor {
  name: PartName
  requires: Requirements
  routes: RouteDescriptor[]
  modals: ModalDescriptor[]
  slots: SlotDescriptor[]
  /** Only the shell: slots of the layout, rendered with every page. */
  layoutSlots?: SlotName[]
}

/** What the shell's release offers to the other parts of a plan. */
export interface Provisions {
  'shared-kernel': string
  bus: number
  api: number
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
}
