import type { ErrorAnswer, LookupErrorCode } from '@prilavok/shared-kernel/contract'
import {
  ERROR_TEXTS,
  type ErrorCode,
  LOOKUP_ERROR_TEXTS,
  type ServerTextCode,
} from '@prilavok/shared-kernel/contract/error-texts'

/** A rejection that the buyer's client understands: its body has the shape of 000 §8. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | ServerTextCode,
    readonly statusCode: number,
    readonly body: ErrorAnswer,
    /** Seconds after which another attempt may succeed. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${body.error_description ?? body.meta?.errorDetail ?? body.errors?.query_error ?? ''}`)
    this.name = 'ApiError'
  }

  /** The body with the code of the rejection; in OAuth's shape `error` is the code. */
  get answer(): ErrorAnswer {
    return this.body.error === undefined ? { ...this.body, CODE: this.code } : this.body
  }
}

const detail =
  (code: ErrorCode, status: number, errorDetail: string = ERROR_TEXTS[code]) =>
  () =>
    new ApiError(code, status, { meta: { errorDetail } })

/** RFC 6749 §5.2. Status 400 and not 401: a 401 whose text has «invalid» makes the client drop its session (AMB-18). */
const oauth =
  (error: ErrorCode, error_description: string = ERROR_TEXTS[error]) =>
  () =>
    new ApiError(error, 400, { error, error_description })

/** Every rejection of this service. Texts that a buyer may read are Russian. */
export const apiErrors = {
  /** AMB-18 */
  tokenExpired: detail('token_expired', 401, 'token expired'),
  /** AMB-18 */
  tokenInvalid: detail('token_invalid', 401, 'token invalid'),

  oauthClient: oauth('invalid_client', 'Магазин не узнан: проверьте client_id и client_secret'),
  oauthDomain: oauth('invalid_client', 'Этот домен не принадлежит магазину'),
  oauthGrantType: oauth('unsupported_grant_type'),
  oauthRequest: oauth('invalid_request'),
  /** 001 §8 */
  wrongPassword: oauth('invalid_grant', 'Неправильный логин или пароль'),
  refreshToken: oauth('invalid_grant'),
  /** @param seconds until another attempt makes sense */
  tooManyAttempts: (seconds: number) => {
    const error = 'too_many_attempts'
    return new ApiError(error, 429, { error, error_description: ERROR_TEXTS[error] }, seconds)
  },

  otherShop: detail('other_shop', 403),
  loginRequired: detail('login_required', 403),
  addressRequiresRegistration: detail('address_requires_registration', 403),

  loyaltyOnly: detail('loyalty_only', 403),

  loyaltyParticipants: detail('loyalty_participants', 403),

  orderNotPayable: (text: string) =>
    new ApiError('order_not_payable', 409, { errors: { query_error: text } }),
  /** 000 §8. 424: it failed elsewhere; the shop itself is well. */
  paymentFailed: detail('payment_failed', 424),

  emptyBasket: detail('empty_basket', 400),
  roubleBasketOnly: detail('rouble_basket_only', 400),
  commercialOfferOff: detail('commercial_offer_off', 403),
  /** A file of a form: 001 §5. */
  badFile: (text: string, status: 400 | 413 = 400) =>
    new ApiError('bad_file', status, { errors: { query_error: text, file: text } }),

  notFound: detail('not_found', 404),
  tooLarge: detail('too_large', 413),
  brokenBody: detail('broken_body', 400),
  mediaType: detail('media_type', 415),
  internal: detail('internal', 500),
  /** AMB-46 */
  maintenance: detail('maintenance', 503),
  unavailable: detail('unavailable', 503),

  /** Something that is no field of ours is wrong. */
  badRequest: () => new ApiError('bad_request', 400, { errors: { query_error: ERROR_TEXTS.bad_request } }),

  /** A value of the request that cannot be used. `field` is its name as sent. */
  badField: (field: string, text: string) =>
    new ApiError('bad_field', 400, { errors: { query_error: text, [field]: text } }),

  /** Values of a form that cannot be used, in the order of the form. */
  badFields: (errors: Record<string, string>) =>
    new ApiError('bad_fields', 400, {
      errors: { query_error: Object.values(errors)[0] ?? ERROR_TEXTS.bad_request, ...errors },
    }),
  tooOften: (seconds: number) => {
    const errorDetail = ERROR_TEXTS.too_often
    return new ApiError('too_often', 429, { meta: { errorDetail } }, seconds)
  },
  /** @param seconds until another attempt makes sense */
  overloaded: (seconds: number) =>
    new ApiError('overloaded', 503, { meta: { errorDetail: ERROR_TEXTS.overloaded } }, seconds),
  /** 424 and not 503: the shop itself works. */
  companiesUnavailable: detail('companies_unavailable', 424),

  /** 000 §8, add by code. */
  lookup: (code: LookupErrorCode) =>
    new ApiError(code, 400, { errors: { CODE: code, query_error: lookupTexts[code] } }),
}

/** Texts of 000 §8; the basket says the same of its rows. */
export const lookupTexts = LOOKUP_ERROR_TEXTS
