import type { Nav, SortOrder } from './catalog'
import type { Flag } from './shop'

/** A rate with its currency; `RATE` is shown as % (AMB-54). */
export interface LoyaltyRate {
  VALUE: number
  CURRENCY: string
}

/** A level of the loyalty programme. */
export interface LoyaltyStatus {
  ID: number
  NAME: string
  DESCRIPTION: string
  /** Roubles of paid or completed orders of the last year that open the level. */
  THRESHOLD: number
  /** Roubles that are missing; 0 when the level is reached. */
  REST: number
  /** Share of an order's sum that comes back as points: `{VALUE: 5, CURRENCY: 'RATE'}` is 5 %. */
  RATE: LoyaltyRate
  /** `Y`: the customer's own level. */
  CURRENT: Flag
  /** `Y`: the level above the customer's own; it can be set when REST is 0. */
  NEXT: Flag
}

/** GET /v3/api/client/loyalty_info/ */
export interface LoyaltyInfoAnswer {
  ITEM: {
    /** Whole points. */
    BALANCE: number
    /** Roubles of the customer's paid or completed orders of the last year: what thresholds are compared with. */
    ORDERS_SUM: number
    /** Points of orders under way, not yet in BALANCE. */
    EXPECTED: number
    /** Points that will be gone by DATE (ISO 8601) unless spent; null: none soon. */
    BURN: { POINTS: number; DATE: string } | null
  }
  LOYALTY: {
    NAME: string
    /** Path relative to the API host, or null. */
    LOGO: string | null
    /** What one point is worth: «1 балл» = VALUE of CURRENCY. */
    RATE: LoyaltyRate
    /** Days after which unspent points are gone; null: never. */
    BURN_DAYS: number | null
    /** From the lowest threshold up. */
    STATUSES: LoyaltyStatus[]
  }
}

/** 001 §3. The first and the last are additions, the others subtractions (AMB-45). */
export type LoyaltyOperationCode = 'loyalty-plus' | 'loyalty-minus' | 'loyalty-burn' | 'loyalty-return-order'

export interface LoyaltyOperation {
  /** null while it is only expected. */
  ID: number | null
  /** ISO 8601. */
  DATE: string
  /** `done`, or `expected`: points that the order will bring when it is completed. */
  STATUS: { CODE: 'done' | 'expected'; VALUE: string }
  OPERATION_TYPE: { CODE: LoyaltyOperationCode; VALUE: string }
  /** Whole points above zero; the type says whether they were added or taken away. */
  POINTS: number
  ORDER: { ID: number; ORDER_NUMBER: string } | null
  COMMENT: string
}

/** Sort codes of the operations. */
export type LoyaltySort = 'DATE' | 'POINTS' | 'OPERATION_TYPE'

/** GET /v3/api/client/loyalty/operations/ */
export interface LoyaltyOperationsAnswer {
  ITEMS: LoyaltyOperation[]
  NAV: Nav & { SORT: LoyaltySort; ORDER: SortOrder }
}

/** GET /v3/api/client/loyalty/balance/ */
export interface LoyaltyBalanceAnswer {
  BALANCE: number
}

/** POST /v3/api/client/loyalty/set_status/. SUCCESS N: `errors.query_error` says why. */
export interface LoyaltyStatusAnswer {
  SUCCESS: Flag
  MESSAGE?: string
  errors?: { query_error: string }
}
