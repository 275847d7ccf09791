import type { Flag } from './shop'

export interface Section {
  ID: number
  NAME: string
  /** Parent section; null at the top. */
  IBLOCK_SECTION_ID: number | null
  /** 1 at the top. */
  DEPTH_LEVEL: number
  SORT: number
  PICTURE_PATH: string | null
  /** Products in the section and below it. */
  CNT: number
}

/** GET /v3/api/catalog/sections/: flat, parents before children. GET /v3/api/catalog/sectionsmain/: DEPTH_LEVEL 1 only. */
export interface SectionsAnswer {
  ITEMS: Section[]
}

/** GET /v3/api/catalog/section/{id}/. `PATH`: ancestors from the top, without the section itself. `ITEM` is null when unknown. */
export interface SectionAnswer {
  ITEM: Section | null
  PATH: Section[]
  CHILDREN: Section[]
}

export interface Mark {
  CODE: string
  TITLE: string
  /** CSS colour of the mark's dot. */
  COLOR: string
  /** `Y`: the label text is the built-in one of its CODE (AMB-60). */
  PREDEFINED: Flag
}

/** GET /v3/api/catalog/marks/ */
export interface MarksAnswer {
  ITEMS: Mark[]
}

export interface PropertyValue {
  CODE: string
  TITLE: string
  VALUE: string
}

/** 000 §3, Product. */
export interface Product {
  ID: number
  NAME: string
  /** Six digits. */
  UP_CODE_1C: string
  /** Roubles; 0 when the product has no price. */
  PRICE: number
  /** Price before the special one, when there is one. */
  OLD_PRICE: number | null
  /** Price in bonus points (AMB-35). */
  LOYALTY_PRICE: number | null
  CURRENCY: string
  QUANTITY: number | null
  /** `N`: cannot be added to the basket (AMB-76). */
  ASSORTMENT: Flag
  SORT: number
  SECTION_ID: number
  /** Count in the main basket, 0 when absent. */
  BASKET: number
  FAVORITE: Flag
  /** Days of delivery delay. */
  DELAY: number
  /** Stock. */
  REMAIN: number
  TO_ORDER: Flag
  /** `Y`: sold by pack, unit «уп.». */
  PACK: Flag
  UP_MULTIPLICITY: { MIN: number; STEP: number }
  UP_TM: { ID: number; TITLE: string } | null
  UP_COUNTRY: { TITLE: string } | null
  UP_RULER: { TITLE: string } | null
  /** Properties worth a line in a list. */
  PROPERTIES: PropertyValue[]
  /** All properties; only in the answer for one product, else empty. */
  PROPERTY: PropertyValue[]
  MARKS: Mark[]
  SPECIAL_PERCENT: number | null
  /** Path relative to the API host, or null. */
  DETAIL_PICTURE_PATH: string | null
  PREVIEW_PICTURE_PATH: string | null
  /**
   * Not of the server (000 §3): set by the mapper of the v4 calls (AMB-76), whose rows say in QUANTITY how many lie in their
   * basket; products of the other calls say it of the main basket, in BASKET. @default false
   */
  isNewApi?: boolean
}

export interface ProductDetail extends Product {
  DETAIL_TEXT: string
  /** Ancestors of the product's section and the section itself, from the top. */
  SECTION_PATH: Section[]
}

export interface Nav {
  /** All rows that fit, not only those of the page. */
  CNT: number
  LIMIT: number
  OFFSET: number
}

/** GET /v3/api/{url}/list/ */
export interface ProductListAnswer {
  ITEMS: Product[]
  NAV: Nav
}

/** GET /v3/api/catalog/product/{id}/. `PRODUCT` is null when unknown. */
export interface ProductAnswer {
  PRODUCT: ProductDetail | null
}

/** GET /v3/api/catalog/product/?code1c=… */
export interface ProductByCodeAnswer {
  PRODUCT: Product
}

/** Codes in `errors.CODE` of a failed look-up by code (000 §8). */
export type LookupErrorCode =
  | 'no_code'
  | 'no_product'
  | 'already_in_list'
  | 'not_assortment'
  | 'not_price'
  | 'not_remains'
  | 'max_amount'

/** GET /v3/api/catalog/product/{id}/{group}/, …/expendables/, GET /v3/api/catalog/marks/{type}/carousel/ and …/marks/carousel/ */
export interface ProductsAnswer {
  ITEMS: Product[]
}

/** GET /v1/search/catalog/. `SUGGEST`: the corrected query, or null when there is nothing to correct (AMB-28). */
export interface SearchAnswer {
  SUGGEST: string | null
  /** Those with most of what was found; where nothing was, those whose names have words of the query. */
  SECTIONS: Section[]
  CNT: number
}

/** A completion of what is being typed. */
export interface Suggest {
  TITLE: string
  /** A section is opened, a query is searched for. Without it a query. */
  TYPE?: 'query' | 'section'
  /** Of a section. */
  SECTION_ID?: number
}

/** GET /v3/api/catalog/search/suggests/. Most useful first; none that finds nothing. */
export interface SuggestsAnswer {
  SUGGESTS: Suggest[]
}

/** Sort codes of product lists. */
export type ProductSort = 'POPULARITY' | 'NAME' | 'PRICE' | 'REMAIN'
export type SortOrder = 'ASC' | 'DESC'

/** GET /v3/api/catalog/favorite/ and /v3/api/catalog/viewed/ with action=count. */
export interface SavedCountAnswer {
  /** Products in the list of this visitor. */
  CNT: number
}

/** POST /v3/api/catalog/viewed/ */
export interface ViewedChangedAnswer extends SavedCountAnswer {
  SUCCESS: Flag
}

/** POST /v3/api/catalog/favorite/ */
export interface FavoriteChangedAnswer extends SavedCountAnswer {
  SUCCESS: Flag
  /** `Y`: the product is a favourite now. */
  FAVORITE: Flag
}

/** POST /v3/api/catalog/favorite/many/: all of them, or none. */
export interface FavoritesChangedAnswer extends FavoriteChangedAnswer {
  /** IDs of the products that were otherwise before. */
  CHANGED: number[]
}
