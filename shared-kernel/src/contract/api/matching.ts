import type { Product } from './catalog'
import type { Flag } from './shop'

/** Lines that one call of `POST /v3/api/catalog/product/match/` takes. */
export const MATCHED_LINES = 50

/** What one line of a list of products may mean. */
export interface LineMatch {
  /** By what the products were found; null when none was. */
  BY: 'code' | 'name' | null
  /** `Y`: the first product is meant. `N`: the buyer has to choose; of `BY` code they have a code that is nearly the same, or the name contradicts the code. */
  SURE: Flag
  /** Best first; with those that cannot be ordered now. */
  PRODUCTS: Product[]
  /**
   * Models, brands and numbers of the name, as written, that no product of the shop has: «CE285A нет; похожие: …». The products are
   * similar ones then, and `SURE` is `N`. Left out where there are none.
   */
  MISSING?: string[]
}

/** POST /v3/api/catalog/product/match/: one match for each line, in the order of their numbers. */
export interface LineMatchesAnswer {
  ITEMS: LineMatch[]
}
