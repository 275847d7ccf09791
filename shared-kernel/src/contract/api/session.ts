import type { Flag } from './shop'

/** POST /v3/oauth/token/. `expires_in` in seconds. */
export interface TokenAnswer {
  access_token: string
  expires_in: number
  /** Only for a customer with a password (AMB-01), and only to the storefront server: a browser never gets it. */
  refresh_token?: string
  /** Put in place of `refresh_token` by the storefront server, which keeps that in a cookie that no script reads. */
  has_refresh_token?: boolean
}

/** POST /v3/oauth/token/revoke/: the session has ended, whether there was one or not (as RFC 7009). */
export interface TokenRevokedAnswer {
  SUCCESS: Flag
}

/** A login of a customer that goes on, in some browser. */
export interface CustomerSession {
  ID: string
  /** ISO 8601, as LAST_USED. */
  CREATED: string
  LAST_USED: string
  /** «Chrome»; empty: not known. */
  BROWSER: string
  /** «Windows»; empty: not known. */
  SYSTEM: string
  /** `Y`: the one that asks. */
  CURRENT: Flag
}

/** GET /v3/api/client/sessions/, the one used last comes first. */
export interface SessionsAnswer {
  ITEMS: CustomerSession[]
}

/** DELETE /v3/api/client/sessions/ (all, the one that asks too) and /v3/api/client/sessions/{id}/ */
export interface SessionEndedAnswer {
  SUCCESS: Flag
}

/** GET /v3/api/utils/check/. A token that is not valid is rejected with 401. */
export interface TokenCheckAnswer {
  SUCCESS: Flag
}

/** 000 §3 and 001 §3, Personal. `ID` is null for a visitor. */
export interface Personal {
  ID: number | null
  NAME: string
  SURNAME: string
  MIDDLE_NAME: string
  EMAIL: string
  PHONE: string[]
  LOYALTY: Flag
  SHOP_LINK: string
  FAVORITE_CNT: number
  CLIENT_ALLOW_TO_ORDER: Flag
  COMPANY_NAME: string | null
  ORDER_DATE: { MIN_DATE: string | null }
  /**
   * `user_code` of the basket calls (AMB-10). A visitor's cannot be guessed: sent to `merge` after a login, it hands the
   * visitor's basket over (AMB-68). A customer's is its ID.
   */
  USER_CODE: string
}

/** GET /v3/api/personal/info/ */
export interface PersonalAnswer {
  ITEM: Personal
}

/**
 * A rejection (000 §8). Its text for the buyer stands in one of three places, read in this order: error_description,
 * meta.errorDetail, errors.query_error.
 */
export interface ErrorAnswer {
  /** Names the rejection, whatever its text: not_found, login_required, … */
  CODE?: string
  /** Code of a rejected token call (RFC 6749, 5.2). */
  error?: string
  /** Text of a rejected token call. */
  error_description?: string
  /** A rejection of the call as a whole. */
  meta?: {
    /** Text for the buyer. */
    errorDetail?: string
  }
  /** A rejection of values: the text for each field, by the name of the field as it was sent. */
  errors?: {
    /** The first of the texts. */
    query_error?: string
    /** Of a look-up of a product by its code: one of LookupErrorCode. */
    CODE?: string
    [field: string]: string | undefined
  }
}
