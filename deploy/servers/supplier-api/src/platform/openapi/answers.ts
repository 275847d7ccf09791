import { readFileSync } from 'node:fs'
import type { OpenAPIV3_1 } from 'openapi-types'

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

/** Types of the contract as JSON schemas, by name. */
export const loadSchemas = (): Record<string, OpenAPIV3_1.SchemaObject> =>
  JSON.parse(readFileSync(new URL('./answers.generated.json', import.meta.url), 'utf8'))

/** What each call answers: types of the contract; of several the call says which. V4 calls put it under `response`. */
const ANSWERS: Readonly<Record<string, string>> = {
  'POST /v3/oauth/token/': 'TokenAnswer',
  'POST /v3/oauth/token/revoke/': 'TokenRevokedAnswer',
  'GET /v3/api/utils/check/': 'TokenCheckAnswer',
  'GET /v3/api/client/shop/': 'ShopAnswer',
  'GET /v1/content/{*}': 'ContentAnswer',
  'GET /v3/api/info/{name}/': 'InfoAnswer',

  'GET /v3/api/catalog/sections/': 'SectionsAnswer',
  'GET /v3/api/catalog/sectionsmain/': 'SectionsAnswer',
  'GET /v3/api/catalog/section/{id}/': 'SectionAnswer',
  'GET /v3/api/catalog/section/': 'SectionAnswer FilenameAnswer',
  'GET /v3/api/catalog/marks/': 'MarksAnswer',
  'GET /v3/api/catalog/marks/carousel/': 'ProductsAnswer',
  'GET /v3/api/catalog/marks/{type}/carousel/': 'ProductsAnswer',
  'GET /v3/api/catalog/brands/': 'BrandsAnswer',
  'GET /v3/api/catalog/brands/{id}/': 'BrandAnswer',
  'GET /v3/api/catalog/brands/{id}/{section}/': 'BrandAnswer',
  'GET /v3/api/catalog/product/': 'ProductByCodeAnswer',
  'GET /v3/api/catalog/product/{id}/': 'ProductAnswer',
  'GET /v3/api/catalog/product/{id}/expendables/': 'ProductsAnswer',
  'GET /v3/api/catalog/product/{id}/photo/': 'PhotosAnswer',
  'GET /v3/api/catalog/product/{id}/certification/': 'CertificatesAnswer',
  'GET /v3/api/catalog/product/{id}/{group}/': 'ProductsAnswer',
  'POST /v3/api/catalog/product/match/': 'LineMatchesAnswer',
  'GET /v1/search/catalog/': 'SearchAnswer',
  'GET /v3/api/catalog/search/suggests/': 'SuggestsAnswer',
  'GET /v3/api/catalog/favorite/': 'ProductListAnswer SavedCountAnswer',
  'POST /v3/api/catalog/favorite/': 'FavoriteChangedAnswer',
  'POST /v3/api/catalog/favorite/many/': 'FavoritesChangedAnswer',
  'GET /v3/api/catalog/viewed/': 'ProductListAnswer SavedCountAnswer',
  'POST /v3/api/catalog/viewed/': 'ViewedChangedAnswer',

  'GET /v3/api/client/bought/': 'BoughtAnswer',
  'GET /v2/basket/catalog/': 'BasketMapAnswer BasketCountsAnswer',
  'POST /v3/api/client/basket/': 'BasketUpdateAnswer',
  'POST /v3/api/client/basket/replace/': 'BasketUpdateAnswer',
  'GET /v3/api/client/basket/send/': 'BasketSentAnswer',
  'GET /v4/api/client/basket/{basketType}/get/': 'MiniBasketResponse',
  'POST /v4/api/client/basket/{basketType}/add/': 'BasketMethodResponse',
  'POST /v4/api/client/basket/{basketType}/merge/': 'BasketMergedResponse',
  'GET /v4/api/client/order_basket/{basketType}/get/': 'OrderBasketResponse',
  'POST /v4/api/client/order_basket/{basketType}/replace/': 'BasketMethodResponse',
  'POST /v4/api/client/order_basket/{basketType}/check/': 'BasketMethodResponse',
  'POST /v4/api/client/order_basket/{basketType}/remove_groups/': 'BasketMethodResponse',
  'POST /v4/api/client/order_basket/{basketType}/from_excel/': 'FromExcelResponse',
  'POST /v4/api/client/order_basket/{basketType}/list_file/': 'ListFileResponse',
  'GET /v4/api/client/order_basket/{basketType}/tender_invoice/': 'FilenameAnswer',
  'GET /v4/api/client/order_basket/{basketType}/basket_file/': 'FilenameAnswer',
  'GET /v4/api/client/order_basket/{basketType}/commercial_offer/': 'FilenameAnswer',
  'POST /v4/api/client/order_basket/{basketType}/create/': 'CreateOrderResponse',

  'GET /v3/api/client/order/': 'OrderListAnswer',
  'GET /v3/api/client/order/{id}/': 'OrderAnswer',
  'GET /v3/api/client/order/{id}/repeat/': 'OrderRepeatAnswer',
  'POST /v3/api/client/order/': 'OrderActionAnswer OrderExportAnswer',
  'POST /v3/api/client/payment/type/{orderId}/{paymentType}/': 'PaymentTypeAnswer',
  'GET /v3/api/payment/{orderId}/url/': 'PaymentUrlAnswer',
  'GET /v3/api/client/loyalty_info/': 'LoyaltyInfoAnswer',
  'GET /v3/api/client/loyalty/operations/': 'LoyaltyOperationsAnswer',
  'GET /v3/api/client/loyalty/balance/': 'LoyaltyBalanceAnswer',
  'POST /v3/api/client/loyalty/set_status/': 'LoyaltyStatusAnswer',
  'GET /v3/api/client/offer/': 'OfferListAnswer',
  'GET /v3/api/client/offer/{id}/': 'OfferAnswer',
  'GET /v3/api/client/giftsum/': 'GiftSumAnswer',
  'GET /v3/api/marketing/promo/': 'PromoAnswer',

  'GET /v3/api/client/point': 'PointsAnswer',
  'POST /v3/api/client/point': 'PointSavedAnswer',
  'POST /v3/api/client/point/{id}': 'PointSavedAnswer',
  'GET /v3/api/client/address/{id}/': 'AddressAnswer',
  'GET /v3/api/client/tradepoint/': 'TradePointsAnswer',
  'GET /v3/api/personal/info/': 'PersonalAnswer',
  'POST /v3/api/personal/info/': 'ProfileSavedAnswer',
  'GET /v3/api/client/info/': 'ClientInfoAnswer',
  'POST /v3/api/client/info/': 'ProfileSavedAnswer SupplierChosenAnswer',
  'GET /v3/api/auth/register/': 'RegisterAnswer',
  'POST /v3/api/auth/register/': 'RegisterAnswer',
  'PUT /v1/login/confirm/': 'RegisterAnswer',
  'GET /v3/api/client/sessions/': 'SessionsAnswer',
  'DELETE /v3/api/client/sessions/': 'SessionEndedAnswer',
  'DELETE /v3/api/client/sessions/{id}/': 'SessionEndedAnswer',
  'GET /v3/api/client/country/': 'CountriesAnswer',
  'GET /v3/api/client/address/country/': 'CountriesAnswer',
  'GET /v3/api/client/dadata/inn/': 'CompaniesAnswer',
  'GET /v3/api/client/dadata/bank/': 'BanksAnswer',

  'GET /v3/api/support/feedback/': 'FeedbackTypesAnswer',
  'POST /v3/api/support/feedback/': 'MessageTakenAnswer',
  'POST /v3/topmenu/info/': 'MessageTakenAnswer',
  'POST /v1/personal/review': 'MessageTakenAnswer',
  'GET /v3/api/client/shop_files/': 'ShopFilesAnswer',
  'GET /v3/api/client/shop_files/zip/': 'FilenameAnswer',
  'GET /v3/api/client/files/': 'ClientFilesAnswer',
  'POST /v3/api/client/files/': 'FilesStoredAnswer',
}

/** Every list of products has its filters beside it; both are told by how the call ends. */
function typesOf(call: string): string | undefined {
  if (call.endsWith('/list/')) return 'ProductListAnswer'
  return call.endsWith('/property/') ? 'FiltersAnswer' : ANSWERS[call]
}

/** Answers that are no part of the shop's contract. */
const OTHERS: Readonly<Record<string, Schema>> = {
  'POST /v3/payment/notice/{shopId}/': { type: 'object', description: 'Empty', maxProperties: 0 },
  'GET /v3/api/docs/openapi.json': {
    type: 'object',
    description: 'An OpenAPI 3.1 document',
    properties: { openapi: { type: 'string' }, paths: { type: 'object' }, components: { type: 'object' } },
  },
  'GET /healthz': { type: 'object', properties: { status: { type: 'string', enum: ['ok'] } } },
  'GET /readyz': { type: 'object', properties: { status: { type: 'string', enum: ['ready'] } } },
}

const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Schema of what a call answers (`GET /v3/api/client/order/{id}/`), or undefined when it answers no JSON. */
export function answerSchema(call: string): Schema | undefined {
  const [first, ...more] = typesOf(call)?.split(' ') ?? []
  if (first === undefined) return OTHERS[call]
  const schema = more.length === 0 ? refer(first) : { anyOf: [first, ...more].map(refer) }
  return call.includes(' /v4/')
    ? { type: 'object', properties: { response: schema }, required: ['response'] }
    : schema
}
