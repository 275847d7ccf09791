import type { ErrorAnswer, LookupRefusal } from '@prilavok/shared-kernel/contract'

/** A refusal that the buyer's client understands: its body has the shape of 000 §8. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly statusCode: number,
    readonly body: ErrorAnswer,
    /** Seconds after which another attempt may succeed. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${body.error_description ?? body.meta?.errorDetail ?? body.errors?.query_error ?? ''}`)
    this.name = 'ApiError'
  }

  /** The body with the code of the refusal; in OAuth's shape `error` is the code. */
  get answer(): ErrorAnswer {
    return this.body.error === undefined ? { ...this.body, CODE: this.code } : this.body
  }
}

const detail = (code: string, status: number, errorDetail: string) => () =>
  new ApiError(code, status, { meta: { errorDetail } })

/** RFC 6749 §5.2. Status 400 and not 401: a 401 whose text has «invalid» makes the client drop its session (AMB-18). */
const oauth = (error: string, description: string) => () =>
  new ApiError(error, 400, { error, error_description: description })

/** Every refusal of this service. Texts that a buyer may read are Russian. */
export const refusals = {
  /** AMB-18 */
  tokenExpired: detail('token_expired', 401, 'token expired'),
  /** AMB-18 */
  tokenInvalid: detail('token_invalid', 401, 'token invalid'),

  oauthClient: oauth('invalid_client', 'Магазин не узнан: проверьте client_id и client_secret'),
  oauthDomain: oauth('invalid_client', 'Этот домен не принадлежит магазину'),
  oauthGrantType: oauth('unsupported_grant_type', 'Неизвестный вид запроса на вход'),
  oauthRequest: oauth('invalid_request', 'В запросе на вход не хватает полей'),
  /** 001 §8 */
  wrongPassword: oauth('invalid_grant', 'Неправильный логин или пароль'),
  refreshToken: oauth('invalid_grant', 'Сессия закончилась, войдите снова'),
  tooManyAttempts: () => {
    const error_description = 'Слишком много попыток входа, подождите минуту'
    return new ApiError('too_many_attempts', 429, { error: 'too_many_attempts', error_description }, 60)
  },

  otherShop: detail('other_shop', 403, 'Сессия относится к другому магазину'),
  loginRequired: detail('login_required', 403, 'Войдите, чтобы продолжить'),
  addressRequiresRegistration: detail(
    'address_requires_registration',
    403,
    'Чтобы указать адрес доставки необходимо зарегистрироваться',
  ),

  loyaltyOnly: detail('loyalty_only', 403, 'Бонусная корзина доступна участникам программы лояльности'),

  loyaltyParticipants: detail('loyalty_participants', 403, 'Доступно участникам программы лояльности'),

  orderNotPayable: (text: string) =>
    new ApiError('order_not_payable', 409, { errors: { query_error: text } }),
  /** 000 §8. 424: it failed elsewhere; the shop itself is well. */
  paymentFailed: detail(
    'payment_failed',
    424,
    'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже',
  ),

  emptyBasket: detail('empty_basket', 400, 'В\u00a0корзине нет товаров, которые можно заказать'),
  roubleBasketOnly: detail('rouble_basket_only', 400, 'Документ составляется по\u00a0основной корзине'),
  commercialOfferOff: detail(
    'commercial_offer_off',
    403,
    'Магазин не\u00a0составляет коммерческих предложений',
  ),
  /** A file of a form: 001 §5. */
  badFile: (text: string, status: 400 | 413 = 400) =>
    new ApiError('bad_file', status, { errors: { query_error: text, file: text } }),

  notFound: detail('not_found', 404, 'Не найдено'),
  tooLarge: detail('too_large', 413, 'Запрос слишком велик'),
  brokenBody: detail('broken_body', 400, 'Тело запроса не удалось прочитать'),
  mediaType: detail('media_type', 415, 'Тело запроса должно быть формой'),
  internal: detail('internal', 500, 'Внутренняя ошибка, попробуйте позже'),
  /** AMB-46 */
  maintenance: detail('maintenance', 503, 'Ведутся технические работы. Пожалуйста, попробуйте позже'),
  unavailable: detail('unavailable', 503, 'Магазин временно недоступен, попробуйте позже'),

  /** Something that is no field of ours is wrong. */
  badRequest: () => new ApiError('bad_request', 400, { errors: { query_error: 'Неверный запрос' } }),

  /** A value of the request that cannot be used. `field` is its name as sent. */
  badField: (field: string, text: string) =>
    new ApiError('bad_field', 400, { errors: { query_error: text, [field]: text } }),

  /** Values of a form that cannot be used, in the order of the form. */
  badFields: (errors: Record<string, string>) =>
    new ApiError('bad_fields', 400, {
      errors: { query_error: Object.values(errors)[0] ?? 'Неверный запрос', ...errors },
    }),
  tooOften: (seconds: number) => {
    const errorDetail = 'Слишком много запросов подряд, попробуйте позже'
    return new ApiError('too_often', 429, { meta: { errorDetail } }, seconds)
  },
  /** 424 and not 503: the shop itself works. */
  companiesUnavailable: detail(
    'companies_unavailable',
    424,
    'Справочник организаций сейчас не отвечает. Заполните поля вручную',
  ),

  /** 000 §8, add by code. */
  lookup: (code: LookupRefusal) =>
    new ApiError(code, 400, { errors: { CODE: code, query_error: lookupTexts[code] } }),
}

/** Russian texts of 000 §8; the basket says the same of its rows. */
export const lookupTexts: Record<LookupRefusal, string> = {
  no_code: 'Код должен состоять из 6 цифр',
  no_product: 'Товар не найден',
  already_in_list: 'Данный товар уже добавлен в список',
  not_assortment: 'Товар не принадлежит ассортименту магазина',
  not_price: 'У товара не указана цена',
  not_remains: 'Данного товара нет в наличии',
  max_amount: 'В корзине находится максимальное количество данного товара',
}
