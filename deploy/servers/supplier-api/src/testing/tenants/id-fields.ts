import { type Kind, MISSING } from './ids'

/** Where a call takes an id, and how it is asked with one. */
export interface IdField {
  /** `GET /v3/api/client/order/:id/` */
  route: string
  /** Name of the parameter or field that carries the id. */
  field: string
  kind: Kind
  /** Further fields; `ID` in a name or a value stands for the id. */
  form?: Record<string, string>
  query?: Record<string, string>
  /** Other parameters of the path. */
  path?: Record<string, string>
  /** The own id is answered like a missing one: whatever is named here, the token decides. */
  isIgnored?: boolean
  /** A secret of its owner, which is good for whoever has it in the same shop. */
  isSecret?: boolean
  /** The actor needs products in the basket, or an order is rejected before the id is looked at. */
  needsBasket?: boolean
}

const main = { basketType: 'main' }
const at = (route: string, field: string, kind: Kind, more: Partial<IdField> = {}): IdField => ({
  route,
  field,
  kind,
  ...more,
})
/** Accepted everywhere and read at the merge alone (AMB-10, AMB-68). */
const ignoredVisitor = (route: string): IdField =>
  at(route, 'user_code', 'visitor', { path: main, isIgnored: true })

const PRODUCT = '/v3/api/catalog/product'
const ORDER_BASKET = '/v4/api/client/order_basket/:basketType'
const CREATE = `POST ${ORDER_BASKET}/create/`
const delivered = { payment: 'INVOICE', delivery_type: '2' }

/** A foreign section is empty, like a missing one. */
const inSection = (route: string): IdField =>
  at(route, 'filter', 'section', {
    query: { 'filter[SECTION_ID]': 'ID' },
    path: { code: 'new', id: '1', section: '1' },
    isIgnored: true,
  })

/** Every id that a call takes. */
export const ID_FIELDS: IdField[] = [
  at('GET /v3/api/catalog/section/:id/', 'id', 'section'),
  at(`GET ${PRODUCT}/:id/`, 'id', 'product'),
  at(`GET ${PRODUCT}/:id/expendables/`, 'id', 'product', { isIgnored: true }),
  at(`GET ${PRODUCT}/:id/photo/`, 'id', 'product'),
  at(`GET ${PRODUCT}/:id/certification/`, 'id', 'product', { isIgnored: true }),
  at(`GET ${PRODUCT}/:id/:group/`, 'id', 'product', { path: { group: 'absoluteAnalogs' }, isIgnored: true }),
  at(`GET ${PRODUCT}/`, 'code1c', 'product code'),
  at('GET /v3/api/catalog/marks/:type/carousel/', 'type', 'mark', { isIgnored: true }),
  ...['list', 'search/list', 'favorite/list', 'viewed/list', 'favorite', 'viewed'].map((list) =>
    inSection(`GET /v3/api/catalog/${list}/`),
  ),
  ...['', 'search/', 'favorite/', 'viewed/'].map((list) => inSection(`GET /v3/api/catalog/${list}property/`)),
  inSection('GET /v3/api/catalog/section/'),
  inSection('GET /v3/api/catalog/section/:id/'),
  ...['list/', 'property/'].flatMap((what) => [
    at(`GET /v3/api/catalog/marks/:code/${what}`, 'code', 'mark', { isIgnored: true }),
    inSection(`GET /v3/api/catalog/marks/:code/${what}`),
    inSection(`GET /v3/api/catalog/brands/:id/${what}`),
    inSection(`GET /v3/api/catalog/brands/:id/:section/${what}`),
  ]),
  ...['', 'list/', 'property/'].flatMap((what) => [
    at(`GET /v3/api/catalog/brands/:id/${what}`, 'id', 'brand', { isIgnored: true }),
    at(`GET /v3/api/catalog/brands/:id/:section/${what}`, 'id', 'brand', {
      path: { section: '1' },
      isIgnored: true,
    }),
    at(`GET /v3/api/catalog/brands/:id/:section/${what}`, 'section', 'section', {
      path: { id: '1' },
      isIgnored: true,
    }),
  ]),
  at('POST /v3/api/catalog/favorite/', 'product_id', 'product', { form: { favorite: 'Y' } }),
  at('POST /v3/api/catalog/favorite/many/', 'product_ids', 'product', {
    form: { favorite: 'N', 'product_ids[0]': 'ID' },
  }),
  at('POST /v3/api/catalog/viewed/', 'product_id', 'product'),

  at('POST /v3/api/client/basket/', 'products', 'product', { form: { 'products[ID]': '1' } }),
  ...[
    'POST /v3/api/client/basket/',
    'POST /v3/api/client/basket/replace/',
    'POST /v4/api/client/basket/:basketType/add/',
    `POST ${ORDER_BASKET}/replace/`,
  ].map((route) =>
    at(route, 'expected', 'product', {
      path: main,
      form: { 'products[1]': '1', 'expected[ID]': '900' },
      isIgnored: true,
    }),
  ),
  at('POST /v3/api/client/basket/', 'delete', 'product', { form: { 'delete[ID]': 'ID' }, isIgnored: true }),
  at('POST /v3/api/client/basket/replace/', 'products', 'product', { form: { 'products[ID]': '2' } }),
  at('POST /v3/api/client/basket/replace/', 'delete', 'product', {
    form: { 'delete[ID]': 'ID' },
    isIgnored: true,
  }),
  at('POST /v4/api/client/basket/:basketType/add/', 'products', 'product', {
    path: main,
    form: { 'products[ID]': '1' },
  }),
  at('POST /v4/api/client/basket/:basketType/add/', 'idempotency_key', 'addition key', {
    path: main,
    form: { [`products[${MISSING.product}]`]: '1' },
  }),
  at(`POST ${ORDER_BASKET}/replace/`, 'products', 'product', { path: main, form: { 'products[ID]': '3' } }),
  at('POST /v4/api/client/basket/:basketType/merge/', 'user_code', 'visitor', { path: main, isSecret: true }),
  ignoredVisitor('POST /v4/api/client/basket/:basketType/add/'),
  ...['tender_invoice', 'basket_file', 'commercial_offer'].flatMap((document) => [
    ignoredVisitor(`GET ${ORDER_BASKET}/${document}/`),
    at(`GET ${ORDER_BASKET}/${document}/`, 'deliveryZoneId', 'zone', {
      path: main,
      query: { deliveryType: '2' },
      isIgnored: true,
    }),
  ]),
  ignoredVisitor(`GET ${ORDER_BASKET}/get/`),
  ignoredVisitor(`POST ${ORDER_BASKET}/replace/`),
  ignoredVisitor(`POST ${ORDER_BASKET}/check/`),
  ignoredVisitor(`POST ${ORDER_BASKET}/remove_groups/`),
  ignoredVisitor(CREATE),
  at(`GET ${ORDER_BASKET}/get/`, 'deliveryZoneId', 'zone', {
    path: main,
    query: { deliveryType: '2' },
    needsBasket: true,
  }),

  at(CREATE, 'address_id', 'point', {
    path: main,
    form: { ...delivered, delivery_zone: '1' },
    needsBasket: true,
  }),
  at(CREATE, 'delivery_zone', 'zone', {
    path: main,
    form: { ...delivered, address_id: 'OWN POINT' },
    needsBasket: true,
  }),
  at(CREATE, 'tradepoint_id', 'trade point', {
    path: main,
    form: { payment: 'INVOICE' },
    needsBasket: true,
  }),
  at(CREATE, 'idempotency_key', 'order key', { path: main, form: { payment: 'INVOICE' } }),
  at('GET /v3/api/client/order/:id/', 'id', 'order'),
  at('GET /v3/api/client/order/:id/repeat/', 'id', 'order'),
  at('GET /v3/api/client/order/', 'order_number', 'order number'),
  at('POST /v3/api/client/order/', 'order_id', 'order', { form: { action: 'copy' } }),
  at('POST /v3/api/client/order/', 'order_id', 'order', { form: { action: 'export', format: 'xlsx' } }),
  at('POST /v3/api/client/payment/type/:orderId/:paymentType/', 'orderId', 'order', {
    path: { paymentType: 'CASH' },
  }),
  at('GET /v3/api/payment/:orderId/url/', 'orderId', 'order'),
  at('POST /v3/api/client/order/', 'order_id', 'order', {
    form: { action: 'cancel', cancel_comment: 'Передумали' },
  }),

  at('GET /v3/api/client/address/:id/', 'id', 'point'),
  at('POST /v3/api/client/point', 'id', 'point', { form: { address: 'Владимир, ул. Новая, д. 1' } }),
  at('POST /v3/api/client/point/:id', 'id', 'point', { form: { address: 'Владимир, ул. Новая, д. 2' } }),
  at('POST /v3/api/client/point/:id', 'id', 'point', { form: { delete: 'Y' } }),
  at('GET /v3/api/client/offer/:id/', 'id', 'offer'),
  at('POST /v3/api/client/loyalty/set_status/', 'status_id', 'level', { isIgnored: true }),

  at('GET /v1/content/*', '*', 'page'),
  at('GET /v3/api/info/:name/', 'name', 'info', { isIgnored: true }),
  at('GET /v3/api/info/:name/', 'element', 'page', { path: { name: 'own' } }),
  at('POST /v3/api/support/feedback/', 'type_question', 'feedback type', {
    form: {
      ...{ name_user: 'Анна', email: 'anna@example.com', phone: '', phoneCode: '' },
      ...{ message: 'Когда привезёте?', agree: 'Y', transfer: 'Y' },
    },
  }),
]

/** Parameters that carry no id: paging, order, texts, sums, choices. A name that is neither here nor above fails the test. */
export const PLAIN_FIELDS = new Set(
  `limit offset page q query sort order depth action favorite status date_start date_end active format sum changed filters listed new mode datereq
  type domain_name basketType paymentType group
  payment deliveryType delivery_type comment cancel_comment expected_sum expected_delivery confirm only_made groups success_url
  surname name middle_name name_user phone phones phoneCode email message subject blocks agree transfer
  is_legal_entity allow_physical legal_entity inn kpp ogrn organization_name company_name short_name company_email owner
  country main_address post_address address bank_code bank_name payment_account correspond_account
  password last_password new_password confirm_password variant contact_name contact_email contact_phone`.split(
    /\s+/,
  ),
)

/** Why other fields that name something are not tried here. */
export const OTHER_FIELDS: Record<string, string> = {
  'POST /v3/api/catalog/product/match/ lines': 'codes and names, which find products of the shop alone',
  'GET /v3/api/client/order/ order_user': 'narrows what the client may see: a test of colleagues',
  'GET /v3/api/client/order/ order_client': 'narrows what the client may see: a test of colleagues',
  'GET /v3/api/client/order/ shop_client': 'narrows what the client may see: a test of colleagues',
  'POST /v3/api/client/order/ idempotency_key': 'a key of the own basket, as of its additions',
  'POST /v3/api/client/point idempotency_key':
    "a key of another client adds an address: a test of the points' own",
  'POST /v3/api/client/point/:id idempotency_key': 'of no effect: nothing is added',
  'POST /v3/oauth/token/ client_id': 'the shop itself, with its secret',
  'POST /v3/oauth/token/ client_secret': 'a secret',
  'POST /v3/oauth/token/ domain': 'must be one of the shop of client_id',
  'POST /v3/oauth/token/ grant_type': 'a choice',
  'POST /v3/oauth/token/ username': 'with its password, in the shop of client_id',
  'POST /v3/oauth/token/ refresh_token': 'a secret that names its shop',
  'POST /v3/oauth/token/revoke/ client_id': 'the shop itself, with its secret',
  'POST /v3/oauth/token/revoke/ client_secret': 'a secret',
  'POST /v3/oauth/token/revoke/ domain': 'must be one of the shop of client_id',
  'POST /v3/oauth/token/revoke/ token': 'a secret that names its shop',
  'POST /v3/oauth/token/revoke/ refresh_token': 'a secret that names its shop',
  'DELETE /v3/api/client/sessions/:id/ id': 'ends a session: a test of their own',
  'POST /v3/payment/notice/:shopId/ shopId':
    'the acquirer is asked about the payment; nothing is taken from the call',
  'GET /v3/payment/sandbox/:shopId/:id/ shopId': 'with the id of the payment, which cannot be guessed',
  'GET /v3/payment/sandbox/:shopId/:id/ id': 'cannot be guessed',
  'POST /v3/payment/sandbox/:shopId/:id/ shopId': 'with the id of the payment, which cannot be guessed',
  'POST /v3/payment/sandbox/:shopId/:id/ id': 'cannot be guessed',
  'GET /upload/banners/:file file': 'a public picture',
  'GET /upload/illustrations/:file file': 'a public picture',
  'GET /upload/logos/:file file': 'a public picture',
  'GET /upload/loyalty/:file file': 'a public picture',
  'GET /v3/api/auth/register/ user_checkword': 'a secret that an e-mail brought',
  'POST /v3/api/auth/register/ user_checkword': 'a secret that an e-mail brought',
  'PUT /v1/login/confirm/ code': 'a secret that an e-mail brought',
  'POST /v3/api/client/info/ selected_shop': 'names another supplier on purpose',
  'POST /v3/api/catalog/viewed/ delete': 'a flag',
  'POST /v3/api/client/point delete': 'a flag',
  'POST /v3/api/client/point/:id delete': 'a flag',
  'POST /v3/api/client/files/ file': 'the file itself',
  'POST /v3/api/client/files/ idempotency_key':
    "a key of another client stores a document: a test of the documents' own",
  'POST /v4/api/client/order_basket/:basketType/from_excel/ file': 'the file itself',
  'POST /v4/api/client/order_basket/:basketType/list_file/ file': 'the file itself',
  'POST /v4/api/client/order_basket/:basketType/list_file/ sheet': 'of the file itself',
  'POST /v4/api/client/order_basket/:basketType/from_excel/ idempotency_key':
    'a key of the own basket, as of its additions',
  'GET /upload/files/:ticket/* ticket': 'signed, see the tests of files',
  'GET /upload/files/:ticket/* *': 'the name that the file is saved under',
}
