import type { PartName, RouteId } from './release'

/** What a page can report of a part. `value` only with the vitals (ms; CLS in thousandths). */
export type BeaconKind =
  /** The page asked for the part: once a page view. */
  | 'view'
  | 'load-failed'
  | 'render-failed'
  | 'hydration-mismatch'
  | 'api-error'
  /** A fallback took the part's place within the page; `version` is the one that failed. */
  | 'fallback'
  | 'basket-add'
  | 'order'
  | 'lcp'
  | 'inp'
  | 'cls'

export interface BeaconEvent {
  part: PartName
  /** The version that really ran, not the planned one. */
  version: string
  kind: BeaconKind
  value?: number
  /** Of a failure, at most 200 characters, without anything of the user. */
  reason?: string
}

/** Body of POST `/beacon`. */
export interface Beacon {
  /** `Plan.id` */
  plan: string
  /** The page's route; undefined for the not-found page. */
  route?: RouteId
  /** Share of the page views that report, 0 to 1: each counts for 1/sample. */
  sample: number
  events: BeaconEvent[]
}

export const BEACON_PATH = '/beacon'

/** Answer of POST `/beacon`, when there is something to say. */
export interface BeaconAnswer {
  /** `newer`: the next full load brings other versions. `withdrawn`: a version of this page was taken back. */
  plan?: 'newer' | 'withdrawn'
}
