import type { BasketType } from '../modals'
import type { Product, SortOrder } from './catalog'
import type { DeliveryZone, Flag, PaymentType } from './shop'

/** Counts of a basket: how many products (rows) and their sum in roubles (points for the loyalty basket). */
export interface BasketCounts {
  CNT: number
  SUM: number
  /** Of the main basket: how many rows count for free delivery, and their sum (AMB-07). Without them all do. */
  DELIVERY_CNT?: number
  DELIVERY_SUM?: number
  /** Of the main basket: what its sums are in. */
  CURRENCY?: string
  /** Of the main basket of a customer with loyalty: points that an order of it earns. */
  LOYALTY_BONUS_SUM?: number
  /** Of the main basket: the minimum order of now, as the order basket tells it, and whether it is only a hint (AMB-07). */
  MIN_ORDER_SUM?: number
  NO_CHECK_ORDER_SUM?: Flag
  /**
   * Another one whenever a product or its count is, of all rows: also where CNT and SUM stay as they are. Not in the
   * specification: another back end may leave it out.
   */
  ROWS_HASH?: string
}

/** GET v2/basket/{catalog}/ with action=count: counts of both baskets. Without it: the product-to-count map. */
export interface BasketCountsAnswer extends BasketCounts {
  LOYALTY: BasketCounts
}

/** GET v2/basket/catalog/?offset=0&limit=1000 */
export interface BasketMapAnswer {
  ITEMS: { ID: number; QUANTITY: number }[]
}

/** A row of a basket: a product with its QUANTITY in this basket and the row's sum. */
export interface BasketProduct extends Product {
  QUANTITY: number
  SUM: number
  /** `Y`: a gift, label «Подарок», not counted and not changed by the buyer. */
  GIFT: Flag
}

export interface BasketGroup {
  /** `group_available`, `group_to_order`, `group_unavailable`. */
  CODE: string
  TITLE: string
  CNT: number
  SUM: number
  PRODUCTS: BasketProduct[]
}

export interface BasketWarning {
  PRODUCT_ID: number
  TEXT: string
}

export interface BasketOffer {
  ID: number
  TITLE: string
  /** Sum still missing, 0 when reached. */
  REST: number
  /** Sum that it needs; not told by every back end. */
  GIFT_SUM?: number
  /** Its sum is reached, and there is nothing left to give. @default 'N' */
  ENDED?: Flag
}

export interface SortItem {
  SORT: string
  ORDER: SortOrder
  TITLE: string
}

/** Count of a product that somebody else had changed. */
export interface BasketOverwrite {
  PRODUCT_ID: number
  /** How many there were before the call; 0: none. */
  QUANTITY: number
}

/** Body of the v4 calls. `SUCCESS` N comes with warnings in CHECK that say why. */
export interface BasketMethodResponse extends BasketCounts {
  METHOD_SUCCESS: { SUCCESS: Flag }
  CHECK: BasketWarning[]
  /**
   * Where the call says by `expected[ID]` what it takes the counts for: those that were others. Not in the specification: another
   * back end may leave it out.
   */
  OVERWRITTEN?: BasketOverwrite[]
}

/** POST /v4/api/client/basket/{basketType}/merge/ */
export interface BasketMergedResponse extends BasketMethodResponse {
  /**
   * How many of the visitor's products were brought along, by where they lay; favourites and viewed ones come with the main
   * basket. Not in the specification: another back end may leave it out.
   */
  MERGED?: { BASKET: number; FAVORITE: number; VIEWED: number }
}

/** POST /v3/api/client/basket/ and /v3/api/client/basket/replace/: always the main basket. */
export interface BasketUpdateAnswer extends BasketMethodResponse {
  SUCCESS: Flag
}

/** GET /v4/api/client/basket/{basketType}/get/ (mini basket): the latest rows, and the counts of the whole basket. */
export interface MiniBasketResponse extends BasketCounts {
  PRODUCTS: BasketProduct[]
}

/** GET /v4/api/client/order_basket/{basketType}/get/: the truth for sums. */
export interface OrderBasketResponse {
  BASKET_TYPE: BasketType
  GROUPS: BasketGroup[]
  CHECK: BasketWarning[]
  OFFERS: BasketOffer[]
  SORT: SortItem[]
  INFO: BasketInfo
}

/** 000 §3, Basket info. Sums in roubles. */
export interface BasketInfo {
  itemsCount: number
  /** Sum of the rows that an order would take. */
  itemsSum: number
  currency: string
  deliveryCurrency: string
  deliveryZones: DeliveryZone[]
  loyaltyBasketInfo: { itemsCount: number; itemsSum: number }
  /** Points that this order earns. */
  loyaltyBonusSum: number
  /** Free-delivery threshold of the chosen zone, else of the shop. */
  minSum: number
  orderMinSum: number
  /** Price of delivery now: 0 when free, or when picked up. */
  paidDelivery: number
  /** Sum compared with minSum: leaves out delivery-exclude products (AMB-07). */
  DELIVERY_SUM: number
  /** '1' pick-up, '2' delivery, '-1' none chosen. */
  deliveryType: '1' | '2' | '-1'
  paymentType: string
  paymentTypes: PaymentType[]
  deliveryZoneId: number | null
  sortItems: SortItem[]
  selfDeliveryOnly: Flag
  taxType: string
  supplierName: string
  comment: string
  NO_CHECK_ORDER_SUM: Flag
  COMMERCIAL_OFFER: Flag
}

/** Every v4 call answers its body under `response`. */
export interface V4Answer<Response> {
  response: Response
}
