import type { Flag } from './shop'

/** POST /v3/oauth/token/. `expires_in` in seconds; `refresh_token` only for a customer with a password (AMB-01). */
export interface TokenAnswer {
  access_token: string
  expires_in: number
  refresh_token?: string
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

/** An error in the shape of the specification (000 §8). Text order: error, meta.errorDetail, errors.query_error. */
export interface ErrorAnswer {
  /** Names the error, whatever its text: `not_found`, `login_required`, … */
  CODE?: string
  error?: string
  error_description?: string
  meta?: { errorDetail?: string }
  errors?: { query_error?: string; CODE?: string; [field: string]: string | undefined }
}
