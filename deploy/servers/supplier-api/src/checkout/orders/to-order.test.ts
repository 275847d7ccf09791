import { type Refund, toOrder, toOrderProduct, toStatus } from './to-order'

type Row = Parameters<typeof toOrder>[0]
/** An order of client 5 of a company, brought to him. */
const ROW = {
  ...{ id: 9, number: '1-000009', status: 'sent', created_at: new Date('2026-11-21T09:05:00Z') },
  ...{ client_id: 5, client_name: 'ООО «Вектор»', shop_name: 'Канцопт' },
  ...{ user_name: 'Анна', user_email: 'anna@example.com', user_phone: '+7 900' },
  ...{ is_pickup: false, address: 'Тверь', delivery_zone_name: 'Город', trade_point_name: null },
  ...{ payment_code: 'CASH', payment_name: 'Наличными', payment_description: 'Курьеру' },
  ...{ online_pay_status: null, refund: null, comment: 'Позвоните', cancel_comment: '' },
  ...{ position_count: 2, position_sum: 569_050, delivery_price: 69_000, products_sum: 500_050 },
  ...{ currency: 'RUB', is_loyalty: false, loyalty_sum: 15, tax_type: 'с НДС', gift_warning: 'Нет ручки' },
} as Row
const answer = (row: Partial<Row> = {}, readerId = 5) => toOrder({ ...ROW, ...row }, readerId)

test('an order is answered with its sums in roubles', () => {
  expect(answer()).toEqual({
    ...{ ID: 9, ORDER_NUMBER: '1-000009', CREATE_DATE: '2026-11-21T09:05:00.000Z' },
    ...{ STATUS: { STATUS_CODE: 'sent', STATUS_NAME: 'Отправлен' }, IS_OWN: 'Y' },
    ...{ CLIENT: { NAME: 'ООО «Вектор»' }, SHOP: { NAME: 'Канцопт' } },
    USER: { NAME: 'Анна', EMAIL: 'anna@example.com', PHONE: '+7 900' },
    ...{ ADDRESS: 'Тверь', DELIVERY_ZONE_NAME: 'Город', TRADEPOINT: null, IS_PICKUP: 'N' },
    PAYMENT_TYPE: { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: 'Курьеру' },
    ...{ ONLINE_PAY_STATUS: null, COMMENT: 'Позвоните', CANCEL_COMMENT: '' },
    ...{ POSITION_COUNT: 2, POSITION_SUM: 5690.5, DELIVERY_PRICE: 690, PRODUCTS_SUM: 5000.5 },
    ...{ CURRENCY: 'RUB', IS_LOYALTY: 'N', LOYALTY_SUM: 15, TAX_TYPE: 'с НДС', GIFT_REMARK: 'Нет ручки' },
  })
})

test('an order of a colleague is not his own who looks at it', () => {
  expect(answer({}, 6).IS_OWN).toBe('N')
})

test('a pick-up has a place, as far as it is known, and neither address nor zone', () => {
  const place = { is_pickup: true, trade_point_name: 'Склад', trade_point_phone: '+7 495' }
  const emptied = { trade_point_email: null, trade_point_address: null }
  expect(answer({ ...place, ...emptied })).toMatchObject({
    ...{ IS_PICKUP: 'Y', ADDRESS: null, DELIVERY_ZONE_NAME: null },
    TRADEPOINT: { NAME: 'Склад', PHONE: '+7 495', EMAIL: '', ADDRESS: '' },
  })
  const rest = { trade_point_phone: null, trade_point_email: 'a@example.com', trade_point_address: 'Москва' }
  expect(answer({ ...place, ...rest }).TRADEPOINT).toEqual({
    ...{ NAME: 'Склад', PHONE: '', EMAIL: 'a@example.com', ADDRESS: 'Москва' },
  })
})

test.each<[Refund, Row['online_pay_status'], unknown]>([
  [null, null, null],
  [null, 'PAID', { CODE: 'PAID', TITLE: 'Оплачен' }],
  [null, 'NOT_PAID', { CODE: 'NOT_PAID', TITLE: 'Не оплачен' }],
  [null, 'PROCESSING', { CODE: 'PROCESSING', TITLE: 'Оплата обрабатывается' }],
  ['refunding', 'PROCESSING', { CODE: 'PROCESSING', TITLE: 'Оплата возвращается' }],
  ['refunded', 'NOT_PAID', { CODE: 'NOT_PAID', TITLE: 'Оплата возвращена' }],
])('a refund %p of an order that is %p', (refund, online_pay_status, told) => {
  expect(answer({ refund, online_pay_status }).ONLINE_PAY_STATUS).toEqual(told)
})

test('a status has its name', () => {
  expect(toStatus('completed')).toEqual({ STATUS_CODE: 'completed', STATUS_NAME: 'Выполнен' })
})

test('a row tells what was sold; of an offer it is a gift', () => {
  const row = {
    ...{ product_id: 7, code1c: '000007', name: 'Ручка', price: 10_050, quantity: 3 },
    ...{ picture: '/a.png', preview: '/b.png', pack: false, to_order: true, offer_id: null },
  } as Parameters<typeof toOrderProduct>[0]
  expect(toOrderProduct(row, 'RUB')).toEqual({
    ...{ ID: 7, UP_CODE_1C: '000007', NAME: 'Ручка', PRICE: 100.5, QUANTITY: 3, CURRENCY: 'RUB' },
    ...{ DETAIL_PICTURE_PATH: '/a.png', PREVIEW_PICTURE_PATH: '/b.png' },
    ...{ PACK: 'N', TO_ORDER: 'Y', GIFT: 'N' },
  })
  expect(toOrderProduct({ ...row, pack: true, to_order: false, offer_id: 2 }, 'RUB')).toMatchObject({
    ...{ PACK: 'Y', TO_ORDER: 'N', GIFT: 'Y' },
  })
})
