import type { Section } from './catalog'

export interface Brand {
  ID: number
  NAME: string
  /** Country of the brand; '' when unknown. */
  COUNTRY: string
  /** Products of the brand in this shop. */
  CNT: number
}

/** GET /v3/api/catalog/brands/: brands that the shop has products of, by name. */
export interface BrandsAnswer {
  ITEMS: Brand[]
}

/**
 * GET /v3/api/catalog/brands/{id}/ and /v3/api/catalog/brands/{id}/{section}/. `ITEM` is null when the shop has no such brand,
 * `SECTION` when none was asked for, or there is no such section. `SECTIONS`: where the brand's products are, below `SECTION`
 * when there is one; their `CNT` counts the brand's products alone. `PATH`: ancestors of `SECTION` from the top.
 */
export interface BrandAnswer {
  ITEM: Brand | null
  SECTION: Section | null
  PATH: Section[]
  SECTIONS: Section[]
}
