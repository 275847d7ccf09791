import type { LookupErrorCode } from './api/catalog'

/** 000 §7: when a product is looked up by its code. */
export const LOOKUP_ERROR_TEXTS: Readonly<Record<LookupErrorCode, string>> = {
  no_code: 'Код должен состоять из 6 цифр',
  no_product: 'Товар не найден',
  already_in_list: 'Данный товар уже добавлен в список',
  not_assortment: 'Товар не принадлежит ассортименту магазина',
  not_price: 'У товара не указана цена',
  not_remains: 'Данного товара нет в наличии',
  max_amount: 'В корзине находится максимальное количество данного товара',
}

/** 001 §8. */
const NO_CONNECTION = 'Нет соединения с сервером. Пожалуйста, попробуйте позже'

/**
 * What the buyer reads for each `CODE` of an error, of the API and of the edge before it: the one place of these texts. The
 * servers answer them, too, for clients that know no codes.
 */
export const ERROR_TEXTS = {
  ...LOOKUP_ERROR_TEXTS,

  token_expired: 'Сессия закончилась. Обновите страницу',
  token_invalid: 'Сессия закончилась. Обновите страницу',
  other_shop: 'Сессия относится к другому магазину',
  login_required: 'Войдите, чтобы продолжить',
  /** Codes of the token call: RFC 6749 §5.2. A wrong password is told by the login itself. */
  invalid_client: 'Магазин не узнан. Пожалуйста, попробуйте позже',
  invalid_grant: 'Сессия закончилась, войдите снова',
  invalid_request: 'В запросе на вход не хватает полей',
  unsupported_grant_type: 'Неизвестный вид запроса на вход',
  too_many_attempts: 'Слишком много попыток входа. Подождите немного или восстановите пароль',

  /** 000 §5 */
  address_requires_registration: 'Чтобы указать адрес доставки необходимо зарегистрироваться',
  loyalty_only: 'Бонусная корзина доступна участникам программы лояльности',
  loyalty_participants: 'Доступно участникам программы лояльности',
  empty_basket: 'В\u00a0корзине нет товаров, которые можно заказать',
  rouble_basket_only: 'Документ составляется по\u00a0основной корзине',
  commercial_offer_off: 'Магазин не\u00a0составляет коммерческих предложений',
  /** 000 §8 */
  payment_failed: 'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже',
  companies_unavailable: 'Справочник организаций сейчас не\u00a0отвечает. Заполните поля вручную',

  not_found: 'Не найдено',
  bad_request: 'Неверный запрос',
  broken_body: 'Тело запроса не удалось прочитать',
  media_type: 'Тело запроса должно быть формой',
  too_large: 'Запрос слишком велик',
  too_often: 'Слишком много запросов подряд, попробуйте позже',
  internal: 'Внутренняя ошибка, попробуйте позже',
  /** AMB-46 */
  maintenance: 'Ведутся технические работы. Пожалуйста, попробуйте позже',
  unavailable: 'Магазин временно недоступен, попробуйте позже',

  api_unreachable: NO_CONNECTION,
  api_timeout: NO_CONNECTION,
  overloaded: 'Сейчас слишком много запросов. Пожалуйста, попробуйте через минуту',
  body_too_large: 'Запрос слишком большой',
  body_too_slow: 'Данные передаются слишком медленно. Проверьте соединение и\u00a0попробуйте ещё раз',
  body_broken_off: 'Запрос пришёл не целиком. Попробуйте ещё раз',
  form_expected: 'Запрос должен быть отправлен как форма',
  path_invalid: 'Такого адреса нет',
  other_origin: 'Запрос отправлен с\u00a0другого сайта. Откройте магазин и\u00a0повторите',
  shop_unknown: 'По этому адресу магазина нет',
} as const

export type ErrorCode = keyof typeof ERROR_TEXTS

/** Errors whose text names what was sent: only the server can say it. */
export const SERVER_TEXT_CODES = ['bad_field', 'bad_fields', 'bad_file', 'order_not_payable'] as const
export type ServerTextCode = (typeof SERVER_TEXT_CODES)[number]
