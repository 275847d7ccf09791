/**
 * How many rows lists show (001 §9, AMB-13, AMB-14). A list that lets the buyer choose starts with `PAGE_SIZE_DEFAULT`.
 */
export const PAGE_SIZE_DEFAULT = 36

/** Choices of wide tables: orders, rows of products. */
export const TABLE_PAGE_SIZES = [36, 60, 84, 108] as const

/** Choices of the narrow list of orders. */
export const NARROW_PAGE_SIZES = [36, 60, 84] as const

/** Choices of product cards. */
export const CARD_PAGE_SIZES = [12, 24, 36] as const

/** Products of a carousel. */
export const CAROUSEL_SIZE = 12

/** Latest orders of the profile: on screens from 1200 pixels, and on narrower ones. */
export const LATEST_ORDERS = { wide: 6, narrow: 3 } as const

/** Operations of the loyalty history. */
export const LOYALTY_PAGE_SIZE = 15

/** Offers, and the other lists of the cabinet. */
export const CABINET_PAGE_SIZE = 20

/** Rows that one call answers at most. */
export const QUERY_LIMIT = 1000

/** Products that are offered for a name at most: as many as can be told apart at a glance, and fewer than keys 1–9. */
export const MATCHED_PRODUCTS = 5
