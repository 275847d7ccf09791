import type { Generated } from 'kysely'

export interface MarketingTables {
  offers: OffersTable
  offer_items: { shop_id: number; offer_id: number; product_id: number; percent: number }
  offer_gifts: {
    shop_id: number
    offer_id: number
    product_id: number
    quantity: Generated<number>
    sort: Generated<number>
  }
  banners: BannersTable
}

export interface OffersTable {
  shop_id: number
  id: Generated<number>
  type: 'special_price' | 'gift_sum'
  title: string
  preview_text: Generated<string>
  detail_text: Generated<string>
  picture: string | null
  active_from: Generated<Date>
  /** null: without an end. */
  active_to: Date | null
  /** gift_sum: kopecks of goods that the order must reach. */
  min_sum: number | null
  /** gift_sum: to each client in one order only. */
  once_per_client: Generated<boolean>
  sort: Generated<number>
  /** special_price: whether its reductions stand in `products`, as far as its period is concerned. */
  applied: Generated<boolean>
}

export interface BannersTable {
  shop_id: number
  id: number
  placement: 'MAIN' | 'MAIN_RIGHT' | 'CATALOG_SECTION_1' | 'CATALOG_SECTION_2' | 'CATALOG_SECTION_3'
  title: string
  align: Generated<'left' | 'center' | 'right'>
  picture: string | null
  link: string | null
  active_from: Generated<Date>
  active_to: Date | null
  sort: Generated<number>
}
