import type { ColumnType, Generated } from 'kysely'

export interface ShopTables {
  shops: ShopsTable
  shop_domains: { shop_id: number; domain: string; sort: Generated<number> }
  payment_types: { shop_id: number; code: string; name: string; description: string; sort: number }
  delivery_zones: DeliveryZonesTable
  trade_points: TradePointsTable
}

export interface ShopsTable {
  id: number
  name: string
  logo: string | null
  email: string
  phones: string[]
  registration: boolean
  show_loyalty_prices: boolean
  allow_physical: boolean
  search_title: string
  search_description: string
  min_order_sum: number
  check_order_sum: boolean
  min_sum: number
  lk_domain: string | null
  selfdelivery_only: boolean
  header_no_name: boolean
  about_delay: string | null
  show_delay_text: boolean
  google_id: string | null
  yandex_id: string | null
  color_scheme: string
  price_type: number
  /** The precision that prices stand in; another one than `price_type` asks for all to be derived anew. */
  derived_price_type: Generated<number | null>
  currency: string
  online_chat: string | null
  meta: ColumnType<{ NAME: string; CONTENT: string }[], string, string>
  tax_type: string
  commercial_offer: boolean
  loyalty_rate: number
  loyalty_name: Generated<string>
  loyalty_logo: Generated<string | null>
  /** Days after which unspent points are gone; null: never. */
  loyalty_burn_days: Generated<number | null>
  /** Everything answers 503 (AMB-46). */
  maintenance: Generated<boolean>
  /** Made by the load of the demonstration. */
  demonstration: Generated<boolean>
  link: string
  main_trade_point_id: number | null
  /** IANA name, by which dates of the shop are told; null: Moscow's. */
  time_zone: Generated<string | null>
}

export interface DeliveryZonesTable {
  shop_id: number
  id: number
  name: string
  description: string
  min_sum: number
  delivery_price: number
  sort: number
}

export interface TradePointsTable {
  shop_id: number
  id: number
  name: string
  email: string
  phones: string[]
  work_schedule: string
  holiday_schedule: string
  date_start: Date | null
  date_end: Date | null
  address: string
  latitude: number
  longitude: number
  sort: number
}
