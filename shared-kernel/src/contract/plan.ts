import type { ModalName } from './modals'
import type { ExposedName, PartName, RouteDescriptor } from './release'
import type { SlotName } from './slots'

/** One version of one part, as the browser loads it. */
export interface PlannedRelease {
  version: string
  /** Public folder of the release's web files, with a slash at the end: `/parts/mf-catalog/1.4.0/`. */
  base: string
  /** Start-up scripts relative to `base`, in load order. */
  entry: string[]
  /** Scripts of each exposed module relative to `base`. */
  scripts: Record<ExposedName, string[]>
  /** Shared modules that an exposed module imports and that the shell loads only then, by name. */
  consumes?: Record<ExposedName, string[]>
  /** Only of the shell: the scripts of such shared modules, relative to `base`. */
  sharedScripts?: Record<string, string[]>
  /** SHA-384 (`sha384-…`) of the scripts that `entry`, `scripts` and `sharedScripts` name and of `CHUNK_INTEGRITY_FILE`, by the same paths. */
  integrity?: Record<string, string>
}

export interface PlannedPart extends PlannedRelease {
  /** Why it is not the stable version. */
  chosenAs?: 'candidate' | 'override'
  /** Tried in this order, within the same page view, when this one does not load. */
  fallbacks: PlannedRelease[]
}

export interface PlannedRoute extends RouteDescriptor {
  part: PartName
}

export interface PlannedModule {
  part: PartName
  expose: ExposedName
}

/** Which version of every part one page runs: decided once by the edge, obeyed by server and browser. */
export interface Plan {
  /** Hash of the chosen set; names in logs what ran. */
  id: string
  /** `ITEM.ID` of the shop. */
  shop: number
  parts: Record<PartName, PlannedPart>
  /** Joined from the chosen releases: the edge's 404, the shell's router and the guards read this one list (EDGE-004). */
  routes: PlannedRoute[]
  modals: Partial<Record<ModalName, PlannedModule>>
  slots: Partial<Record<SlotName, PlannedModule[]>>
  /** Slots that every page renders. */
  layoutSlots: SlotName[]
}
