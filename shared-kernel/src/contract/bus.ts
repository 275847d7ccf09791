import type { BasketCounts } from './api/basket'
import type { Flag } from './api/shop'
import type { BasketType } from './modals'
import type { ExposedName, PartName } from './release'

/** Raised only when an event changes its meaning; additions keep it. */
export const BUS_VERSION = 1
/** Version of the supplier API's answers that this contract describes. */
export const API_VERSION = 1

export type SessionState = 'visitor' | 'partial' | 'customer'

/** A count of a basket that another one has taken the place of. */
export interface OverwrittenCount {
  PRODUCT_ID: number
  NAME: string
  /** What it was. */
  QUANTITY: number
  /** What it is now; 0: removed. */
  NOW: number
}

/** Facts that have happened, named `owner:past-tense`. Additive within a version. */
export interface BusEvents {
  /** Forwarded to other tabs. `basket`: which of the two changed; its counts as the API answered them. */
  'basket:changed': { basket: BasketType } & BasketCounts
  /** Forwarded to other tabs: counts that a change has gone over without having seen them. */
  'basket:overwritten': { basket: BasketType; PRODUCTS: OverwrittenCount[] }
  /** Forwarded to other tabs. `PRODUCT_ID` or `PRODUCT_IDS`, `FAVORITE`: which products changed, and whether they are favourites now. */
  'favourites:changed': { CNT: number; PRODUCT_ID?: number; PRODUCT_IDS?: readonly number[]; FAVORITE?: Flag }
  /** Forwarded to other tabs. */
  'viewed:changed': { CNT: number }
  /**
   * Forwarded to other tabs. `expired`: it has ended by itself, and the same user may log in again. `replaced`: a login over the
   * session of another user, or after it has ended by itself: nothing of him may stay. `unexplained`: the login is gone from the cookies, and neither does its stamp
   * tell of a logout nor did a tab.
   */
  'session:changed': { state: SessionState; expired?: boolean; replaced?: boolean; unexplained?: boolean }
  /** Somebody needs a login; the part that owns the modal `authentication` shows it. */
  'session:prompted': { returnTo?: string }
  /** An order was made of the basket. */
  'order:made': { basket: BasketType }
  /**
   * A part could not be loaded, initialised or rendered. `version`: the one that ran, which need not be the planned one. It comes once
   * more with `curedBy` when that version has taken its place within the page.
   */
  'part:failed': {
    part: PartName
    version: string
    expose: ExposedName
    phase: 'load' | 'init' | 'render'
    reason: string
    curedBy?: string
  }
}

export type BusEventName = keyof BusEvents

/** Events that BroadcastChannel carries to the other tabs of the shop. */
export const EVENTS_BETWEEN_TABS = [
  'basket:changed',
  'basket:overwritten',
  'favourites:changed',
  'viewed:changed',
  'session:changed',
] as const
