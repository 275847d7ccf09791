import type { Generated } from 'kysely'

/** Kinds of `facet_values`. */
export type FacetKind = 'property' | 'brand' | 'country' | 'mark' | 'batch'

export interface ListingTables {
  facet_values: {
    shop_id: number
    id: Generated<number>
    kind: FacetKind
    /** 0 for kinds other than `property`. */
    property_id: Generated<number>
    value: string
  }
  /** Kept by triggers on `products`, `product_properties`, `properties` and `brands`; never written from here. */
  listing: {
    shop_id: number
    product_id: number
    section_ord: number
    popularity: number
    price: number
    /** What the name is sorted by (`name_order`). */
    name: string
    in_stock: boolean
    is_new: boolean
    is_hot: boolean
    is_sale: boolean
    /** Ids of `facet_values`. */
    facets: number[]
  }
  listing_stock: { shop_id: number; product_id: number; remain: number; section_ord: number }
  product_photos: { shop_id: number; product_id: number; id: number; path: string }
  /** Counters of changes: together they say which ones can be seen. */
  listing_versions: {
    shop_id: number
    slot: Generated<number>
    changes: Generated<number>
    changed_by: Generated<string>
  }
}
