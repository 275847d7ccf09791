import type { Generated } from 'kysely'

export interface CatalogueTables {
  sections: SectionsTable
  brands: { shop_id: number; id: number; name: string; country: string }
  kinds: { shop_id: number; id: number; title: string }
  kind_expendables: { shop_id: number; kind_id: number; expendable_kind_id: number; sort: number }
  marks: { shop_id: number; code: string; title: string; color: string; predefined: boolean; sort: number }
  products: ProductsTable
  properties: PropertiesTable
  product_properties: { shop_id: number; product_id: number; property_id: number; value: string }
  certificates: CertificatesTable
}

export interface SectionsTable {
  shop_id: number
  id: number
  parent_id: number | null
  depth: number
  name: string
  sort: number
  picture: string | null
  ord: number
  ord_end: number
  product_count: number
}

export interface ProductsTable {
  shop_id: number
  id: number
  code1c: string
  name: string
  section_id: number
  section_ord: number
  brand_id: number | null
  kind_id: number | null
  analog_parts: string[]
  ruler: string | null
  /** Kopecks that the supplier asks; `price`, `old_price` and `special_percent` are derived from this and the three below. */
  base_price: Generated<number>
  /** Kopecks that the supplier crosses out: such a product is reduced by no offer. */
  base_old_price: Generated<number | null>
  /** The running offer with the greatest reduction of the product, and that reduction. */
  special_offer_id: number | null
  offer_percent: Generated<number | null>
  /** Kopecks in the precision of the shop; 0 when the product has no price. */
  price: number
  old_price: number | null
  special_percent: number | null
  /** Whole points. */
  loyalty_price: number | null
  assortment: boolean
  sort: number
  popularity: number
  delay: number
  remain: number
  to_order: boolean
  pack: boolean
  min_quantity: number
  step_quantity: number
  is_new: boolean
  is_hot: boolean
  is_stock: boolean
  is_sale: boolean
  delivery_exclude: boolean
  marks: string[]
  picture: string | null
  preview: string | null
  detail_text: string
  /** Other names and uses, divided by commas. */
  keywords: string
}

export interface PropertiesTable {
  shop_id: number
  id: number
  code: string
  title: string
  unit: string
  facet: boolean
  is_primary: boolean
  sort: number
}

export interface CertificatesTable {
  shop_id: number
  product_id: number
  id: number
  name: string
  path: string
  size: number
  type: string
}
