import type { Mark, Nav, Product } from './catalog'
import type { Flag } from './shop'

/** Read without case (AMB-61). */
export type OfferType = 'SPECIAL_PRICE' | 'GIFT_SUM'

/** A product at the price of an offer; PRICE is the price as it is now. */
export interface OfferItem extends Product {
  /** Roubles, in the period of the offer. */
  OFFER_PRICE: number
  OFFER_PERCENT: number
}

/** A product given with an order; QUANTITY says how many. */
export interface OfferPresent extends Product {
  QUANTITY: number
  GIFT: 'Y'
}

/** 001 §3, Offer. Dates are ISO 8601. */
export interface Offer {
  ID: number
  TYPE: OfferType
  TITLE: string
  PREVIEW_TEXT: string
  DETAIL_TEXT: string
  /** Path relative to the API host, or null. */
  PICTURE: string | null
  DATE_START: string
  /** null: without an end. */
  DATE_END: string | null
  /** `Y`: valid now. */
  ACTIVE: Flag
  /** Why the buyer gets no gift of it any more: it is for a first order, or for one, and that is made. null: he can get it. */
  CLOSED?: 'FIRST_ORDER' | 'ONCE' | null
  /** Roubles of goods that an order must reach for the gifts; null for special prices. */
  SUM: number | null
  /** The product that the offer is shown by: its first gift or item. */
  PRODUCT_ID: number | null
  PRODUCT_NAME: string
  MARKS: Mark[]
  /** Gifts. */
  PRESENTS: OfferPresent[]
  /** Goods at a special price: in the list the first few, in the answer for one offer the page that NAV tells of. */
  ITEMS: OfferItem[]
  /** Of ITEMS. */
  NAV: Nav
}

/** GET /v3/api/client/offer/ */
export interface OfferListAnswer {
  ITEMS: Offer[]
  NAV: Nav
}

/** GET /v3/api/client/offer/{id}/ */
export interface OfferAnswer {
  ITEM: Offer
}

/** A gift and the sum that it needs. */
export interface SumGift extends OfferPresent {
  OFFER_ID: number
  OFFER_TITLE: string
  /** Roubles that an order must reach. */
  GIFT_SUM: number
  /** Roubles still missing; 0: reached. */
  REST: number
}

/** GET /v3/api/client/giftsum/ */
export interface GiftSumAnswer {
  /** Roubles that REST is counted from: `sum` of the call, else of the main basket. */
  SUM: number
  ITEMS: SumGift[]
}

export type BannerPlacement =
  | 'MAIN'
  | 'MAIN_RIGHT'
  | 'CATALOG_SECTION_1'
  | 'CATALOG_SECTION_2'
  | 'CATALOG_SECTION_3'

/** 000 §3, Banner (AMB-51). */
export interface Banner {
  BANNER_ID: number
  TITLE: string
  /** Where the title stands; the picture leaves room there. */
  ALIGN: 'left' | 'center' | 'right'
  PICTURE: string | null
  /** Path inside the shop, or an address; null: leads nowhere. */
  LINK: string | null
}

/** GET /v3/api/marketing/promo/: every placement, an empty one as an empty list. */
export interface PromoAnswer {
  ITEMS: Record<BannerPlacement, Banner[]>
}
