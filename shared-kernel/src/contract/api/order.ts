import type { Nav, Product } from './catalog'
import type { Flag, PaymentType, TradePoint } from './shop'

export interface OrderMessage {
  /** `order_created`, `order_min_sum`, `order_not_allowed`, `order_user_blacklist`, `order_empty`, `order_changed`, `order_no_address`, … */
  CODE: string
  TEXT: string
  TYPE: 'ERROR' | 'SUCCESS'
  SHOW_ADDRESS: Flag
}

/**
 * What is not as the buyer saw it. `price`: of one; `quantity`: less than asked for; `gone`: cannot be bought any more;
 * `back`: was shown as not to be had, and an order would take it now; `delivery`: its price, PRODUCT_ID 0; `sum`: of all goods,
 * PRODUCT_ID 0: it is not the one that `expected_sum` told, and no row has changed since the basket was answered.
 */
export interface OrderChange {
  PRODUCT_ID: number
  NAME: string
  KIND: 'price' | 'quantity' | 'gone' | 'back' | 'delivery' | 'sum'
  /** Roubles (points in the bonus basket) or a count, as KIND says. */
  WAS: number
  NOW: number
}

/** POST /v4/api/client/order_basket/{basketType}/create/ */
export interface CreateOrderResponse {
  ORDER_ID: number | null
  CREATE_ORDER: {
    CREATE: Flag
    MESSAGE: OrderMessage
    /** With `order_changed`: nothing is ordered until the buyer has confirmed these. Never empty. */
    CHANGES?: OrderChange[]
    /**
     * With `order_changed`, unless nothing is left to order: names the goods, counts, prices and price of delivery as they are
     * now. The same call with it as `confirm` (and the same `idempotency_key`) makes the order, whatever `expected_sum` says;
     * has anything changed further, the answer is `order_changed` with new CHANGES and a new CONFIRM. Reading the basket
     * again confirms, too: its answer is what the buyer has seen then.
     */
    CONFIRM?: string
  }
}

export type OrderStatusCode =
  | 'sent'
  | 'in-progress'
  | 'completed'
  | 'canceled'
  | 'online-not-paid'
  | 'online-to-payment'
  | 'online-paid'
  | 'online-canceled'
  | 'online-processing'
export type OnlinePayCode = 'PAID' | 'PROCESSING' | 'TO_PAYMENT' | 'NOT_PAID'

export interface OrderStatus {
  STATUS_CODE: OrderStatusCode
  STATUS_NAME: string
}

/** 001 §3, Order. Dates are ISO 8601. Sums in roubles. */
export interface Order {
  ID: number
  ORDER_NUMBER: string
  STATUS: OrderStatus
  CREATE_DATE: string
  CLIENT: { NAME: string }
  SHOP: { NAME: string }
  /** Who ordered. `ID` is not in the specification: another back end may lack it. */
  USER: { ID?: number; NAME: string; EMAIL: string; PHONE: string }
  /** `N`: a colleague of the same company ordered it, so it can be read and repeated, but neither cancelled nor paid. */
  IS_OWN?: Flag
  /** null for a pick-up order. */
  ADDRESS: string | null
  /** Zone of the delivery as it was chosen. Not in the specification: another back end may leave it out. */
  DELIVERY_ZONE_NAME?: string | null
  TRADEPOINT: { NAME: string; PHONE: string; EMAIL: string; ADDRESS: string } | null
  PAYMENT_TYPE: PaymentType
  ONLINE_PAY_STATUS: { CODE: OnlinePayCode; TITLE: string } | null
  COMMENT: string
  CANCEL_COMMENT: string
  POSITION_COUNT: number
  POSITION_SUM: number
  CURRENCY: string
  DELIVERY_PRICE: number
  PRODUCTS_SUM: number
  IS_PICKUP: Flag
  IS_LOYALTY: Flag
  LOYALTY_SUM: number
  TAX_TYPE: string
  /** About gifts that were promised and out of stock; usually empty. */
  GIFT_REMARK?: string
}

export interface OrderProduct {
  ID: number
  UP_CODE_1C: string
  NAME: string
  PRICE: number
  QUANTITY: number
  CURRENCY: string
  DETAIL_PICTURE_PATH: string | null
  PREVIEW_PICTURE_PATH: string | null
  /** `Y`: unit «уп.», else «шт.». */
  PACK: Flag
  TO_ORDER: Flag
  /** `Y`: a gift, label «Подарок», price 0. */
  GIFT?: Flag
}

/** A status that an order came into. */
export interface OrderMoment {
  STATUS_CODE: OrderStatusCode
  /** ISO 8601. */
  DATE: string
}

/** GET /v3/api/client/order/{id}/. `ITEM` is null when unknown or another company's. */
export interface OrderAnswer {
  ITEM:
    | (Order & {
        PRODUCTS: OrderProduct[]
        /** In the order of time. Not in the specification: another back end may lack it. */
        HISTORY?: OrderMoment[]
      })
    | null
}

/** GET /v3/api/client/order/ */
export interface OrderListAnswer {
  ITEMS: Order[]
  NAV: Nav & { SORT: string; ORDER: 'ASC' | 'DESC' }
  ORDER_STATUS: OrderStatus[]
  /** `ID` and `NAME` are not in the specification: another back end may lack them. */
  ORDER_USER: { ID?: number; EMAIL: string; PHONE: string; NAME?: string }[]
  ORDER_CLIENT: { ID: number; NAME: string }[]
  SHOP_CLIENT: { ID: number; NAME: string }[]
  ORDER_DATE: { MIN_DATE: string | null; MAX_DATE: string | null }
}

/** GET /v3/api/client/point: the client's delivery addresses. */
export interface AddressPoint {
  ID: number
  ADDRESS: string
  CONTACT_NAME: string
  CONTACT_EMAIL: string
  CONTACT_PHONE: string
  /** The point is its address: the same as ID. */
  ADDRESS_ID?: number
  /** `base`: a delivery address, `post`: the postal address of the company (AMB-58). */
  VARIANT?: 'base' | 'post'
  /**
   * Zone in which the latest order was brought there, of those that the shop has; null: none was. Not in the specification:
   * another back end may leave it out, and the buyer is asked.
   */
  DELIVERY_ZONE_ID?: number | null
  /** Who receives there; empty without a contact. */
  CONTACTS?: { NAME: string; EMAIL: string; PHONE: string }[]
}
export interface PointsAnswer {
  ITEMS: AddressPoint[]
}

/** GET /v3/api/client/address/{id}/; 404 when unknown or another client's. */
export interface AddressAnswer {
  ITEM: AddressPoint
}

/** POST /v3/api/client/point */
export interface PointSavedAnswer {
  SUCCESS: Flag
  ID: number
}

/** GET /v3/api/client/tradepoint/ */
export interface TradePointsAnswer {
  ITEMS: TradePoint[]
}

/** POST /v3/api/client/order/ with action=copy or cancel */
export interface OrderActionAnswer {
  SUCCESS: Flag
  /**
   * With SUCCESS N, why: `order_completed`, `order_canceled`, `order_points_spent` (action=cancel), `order_not_copied`,
   * `order_not_allowed`, `order_user_blacklist`, `order_loyalty_only` (action=copy).
   */
  CODE?: string
  /** With SUCCESS N, the same for the buyer. */
  MESSAGE?: string
}

/**
 * GET /v3/api/client/order/{id}/repeat/: what became of the goods of an order, gifts left out. Both lists are empty for an
 * unknown order or another client's. Not in the specification: another back end may lack it.
 */
export interface OrderRepeatAnswer {
  /** As they are now, with those that cannot be bought any more. A product that the shop has deleted is absent. */
  ITEMS: Product[]
  /** Full analogs of those that cannot be bought, as far as they can be bought themselves: the most popular first. */
  ANALOGS: { PRODUCT_ID: number; ITEMS: Product[] }[]
}

/** POST /v3/api/client/order/ with action=export */
export interface OrderExportAnswer {
  SUCCESS: Flag
  /** Path of the file, relative to the API host (AMB-77). */
  FILENAME: string
}

/** A product that the customer has bought and can buy again. */
export interface BoughtProduct extends Product {
  /** Orders that it was in. */
  ORDER_CNT: number
  /** Half of them took no more. */
  USUAL_QUANTITY: number
  /** Of the last of them, ISO 8601. Another back end may lack it. */
  LAST_DATE?: string
  /** Days from one of them to the next, on average; null after fewer than three. Another back end may lack it. */
  INTERVAL_DAYS?: number | null
}

/** GET /v3/api/client/bought/: the most frequent first. Not in the specification: another back end may lack it. */
export interface BoughtAnswer {
  ITEMS: BoughtProduct[]
}
