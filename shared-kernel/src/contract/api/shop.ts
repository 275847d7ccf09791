/** `Y` or `N`, as the API says booleans. */
export type Flag = 'Y' | 'N'

export interface DeliveryZone {
  ID: number
  NAME: string
  DESCRIPTION: string
  /** Order sum in roubles from which delivery is free. */
  MIN_SUM: number
  DELIVERY_PRICE: number
}

export interface PaymentType {
  /** `CASH` is the default, `ONLINE_PAY` pays online, `INVOICE` by invoice. */
  CODE: string
  NAME: string
  DESCRIPTION: string
}

export interface TradePoint {
  ID: number
  NAME: string
  EMAIL: string
  PHONES: string[]
  WORK_SCHEDULE: string
  HOLIDAY_SCHEDULE: string
  /** dd.MM.yyyy; first and last day of HOLIDAY_SCHEDULE (AMB-50). */
  DATE_START: string | null
  DATE_END: string | null
  ADDRESS: { SPECIFICATION: string; LATITUDE: number; LONGITUDE: number }
}

/** 000 §3, Shop. Sums in roubles. */
export interface Shop {
  ID: number
  NAME: string
  DOMAIN_NAME: string
  /** Path relative to the API host, or null: the name is shown instead. */
  LOGO: string | null
  EMAIL: string
  PHONES: string[]
  REGISTRATION: Flag
  SHOW_LOYALTY_PRICES: Flag
  ALLOW_PHYSICAL: Flag
  SEARCH_TITLE: string
  SEARCH_DESCRIPTION: string
  MIN_ORDER_SUM: number
  NO_CHECK_ORDER_SUM: Flag
  CHECK_ORDER_SUM: Flag
  /** Free-delivery threshold. */
  MIN_SUM: number
  LK_DOMAIN: string | null
  SELFDELIVERY_ONLY: Flag
  HEADER_NO_NAME: Flag
  ABOUT_DELAY: string | null
  SHOW_DELAY_TEXT: Flag
  GOOGLE_ID: string | null
  YANDEX_ID: string | null
  /** `green`, `red_gradient`, … (AMB-73). */
  COLOR_SCHEME: string
  /** 26: 0 fraction digits, 27: 1, any other: 2. */
  PRICE_TYPE: number
  CURRENCY: string
  ONLINE_CHAT: string | null
  META: { NAME: string; CONTENT: string }[]
  TAX_TYPE: string
  PAYMENT_TYPE: PaymentType[]
  /** Origins (scheme and host) of the pages on which orders are paid online, besides the shop's own. */
  ACQUIRER_ORIGINS?: string[]
  DELIVERY_ZONE: DeliveryZone[]
  /** IANA name of the time zone that WORK_SCHEDULE is meant in and dates are told by; Europe/Moscow when there is none. */
  TIME_ZONE?: string
  TRADEPOINT: TradePoint | null
}

/** GET /v3/api/client/shop/ */
export interface ShopAnswer {
  ITEM: Shop
}
