import type {
  BasketWarning,
  ExcelAddition,
  OnlinePayCode,
  OrderStatusCode,
} from '@prilavok/shared-kernel/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** Column values of `basket`. */
export type BasketKind = 'main' | 'loyalty'

export interface BuyingTables {
  basket_rows: {
    shop_id: number
    buyer_id: number
    basket: BasketKind
    product_id: number
    quantity: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
    /** Price of the product as the buyer was shown it; 0: shown as not to be had; null: not known. */
    seen_price: Generated<number | null>
    seen_quantity: Generated<number | null>
  }
  removed_basket_rows: {
    shop_id: number
    buyer_id: number
    basket: BasketKind
    product_id: number
    quantity: number
    /** When the row was put into the basket. */
    created_at: Date
    removed_at: Generated<Date>
  }
  baskets: {
    shop_id: number
    buyer_id: number
    basket: BasketKind
    comment: Generated<string>
    updated_at: Generated<Date>
  }
  basket_keys: {
    shop_id: number
    buyer_id: number
    key: string
    /** Digest of what was added. */
    fingerprint: Buffer
    applied: number
    remarks: JSONColumnType<BasketWarning[]>
    /** What it did to each product. */
    changed: JSONColumnType<ExcelAddition[], string | undefined>
    created_at: Generated<Date>
  }
  favourites: { shop_id: number; buyer_id: number; product_id: number; created_at: Generated<Date> }
  viewed: { shop_id: number; buyer_id: number; product_id: number; seen_at: Generated<Date> }
  points: PointsTable
  orders: OrdersTable
  /** The last number that an order of the shop was given. */
  order_numbers: { shop_id: number; last: number }
  order_rows: OrderRowsTable
  order_status_changes: OrderStatusChangesTable
  order_keys: {
    shop_id: number
    client_id: number
    key: string
    order_id: number | null
    created_at: Generated<Date>
    /** Digest of what was chosen. */
    fingerprint: Buffer | null
  }
}

export interface PointsTable {
  shop_id: number
  id: Generated<number>
  client_id: number
  variant: Generated<'base' | 'post'>
  address: string
  contact_name: string
  contact_email: string
  contact_phone: string
  /** Made up by whoever added it, to add it once. */
  creation_key: Generated<string | null>
  created_at: Generated<Date>
}

export interface OrdersTable {
  shop_id: number
  id: Generated<number>
  client_id: number
  company_id: number | null
  number: string
  status: OrderStatusCode
  online_pay_status: OnlinePayCode | null
  created_at: Generated<Date>
  client_name: string
  user_name: string
  user_email: string
  user_phone: string
  /** null for a pick-up order. */
  address: string | null
  trade_point_name: string | null
  trade_point_phone: string | null
  trade_point_email: string | null
  trade_point_address: string | null
  payment_code: string
  payment_name: string
  payment_description: string
  delivery_zone_id: number | null
  delivery_zone_name: string | null
  comment: string
  cancel_comment: Generated<string>
  position_count: number
  products_sum: number
  delivery_price: number
  /** products_sum and delivery_price together. */
  position_sum: number
  currency: string
  tax_type: string
  is_pickup: boolean
  is_loyalty: boolean
  /** Points: earned by a main order, spent by a loyalty order (AMB-45). */
  loyalty_sum: number
  /** Promised gifts that were out of stock. */
  gift_remark: Generated<string>
  /** Until when an order that is paid online waits for its money. */
  pay_until: Generated<Date | null>
}

/** Written by a trigger of `orders`: each change of a status and when it came. */
export interface OrderStatusChangesTable {
  shop_id: number
  order_id: number
  status: OrderStatusCode
  changed_at: Generated<Date>
}

export interface OrderRowsTable {
  shop_id: number
  order_id: number
  position: number
  product_id: number
  code1c: string
  name: string
  price: number
  quantity: number
  sum: number
  pack: boolean
  to_order: boolean
  picture: string | null
  preview: string | null
  /** A gift of this offer. */
  offer_id: Generated<number | null>
}
