import type { Nav } from './catalog'
import type { Flag } from './shop'

/** One line to tick in the filter panel. */
export interface FilterValue {
  /** What stands in the applied state for it (`FilterState`). */
  ID: string
  /** What the buyer reads: «80 г/м²». */
  VALUE: string
  /** Products that the list would hold with this value chosen in its group, under the choices of all other groups. */
  CNT: number
  /** `Y`: nothing would be found. A chosen value is never disabled, so that it can be taken back. */
  DISABLED: Flag
  CHECKED: Flag
}

/** A property to filter by. `CODE` is its key in the applied state; `UP_TM` is the brand, `UP_COUNTRY` its country. */
export interface FilterProperty {
  CODE: string
  TITLE: string
  /** PRIMARY ones come first and stand open (CAT-026). */
  TYPE: 'PRIMARY' | 'BASIC'
  /** `Y` as TYPE PRIMARY (AMB-57). */
  PRIMARY: Flag
  SORT: number
  VALUES: FilterValue[]
}

/**
 * GET /v3/api/{section}/property/: what can be chosen for a list, with counts under the choices made so far. The paths are
 * those of the lists: catalog, catalog/search, catalog/favorite, catalog/viewed, catalog/marks/{code}, catalog/brands/{id},
 * catalog/brands/{id}/{section}. Values of one group add up; groups narrow each other.
 */
export interface FiltersAnswer {
  /** Sections below the one asked for; without one, those that hold the goods. */
  sections: FilterValue[]
  /** Advantages: marks other than the offers. */
  marks: FilterValue[]
  /** Offers: special_price, gift_sum. */
  offers: FilterValue[]
  /** Smallest quantities that can be ordered. */
  MIN_BATCH: FilterValue[]
  /** PRIMARY before BASIC, then by SORT. The most widespread ones only, when there are very many. */
  properties: FilterProperty[]
  /** new, hot, stock (can be had now: REMAIN above 0), sale; each is a group of its own: two of them narrow. */
  base: FilterValue[]
  /** Roubles, whole, inside 0 to 500000 (AMB-56): of the goods under all choices but the price. */
  MIN_PRICE: number
  MAX_PRICE: number
  /** The properties by CODE, without their values (CAT-027). */
  ENTITIES: { PROPERTY: Record<string, Omit<FilterProperty, 'VALUES'>> }
  /** `CNT`: products that fit all choices. */
  NAV: Pick<Nav, 'CNT'>
}
