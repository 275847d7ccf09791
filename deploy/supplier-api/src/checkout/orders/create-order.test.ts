import type {
  BasketCountsAnswer,
  PersonalAnswer,
  PointSavedAnswer,
  PointsAnswer,
} from '@prilavok/shared-kernel/contract'
import { BLUE, RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setGoods, someProducts } from '../basket/testing/goods-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let first = 0
let second = 0
let points: number[] = []
let client = ''
let loyalty = ''
let blocked = ''
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  const ids = await someProducts(api, 2)
  first = ids[0] ?? 0
  second = ids[1] ?? 0
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
  blocked = (await api.login('blocked@example.com')).access_token
  points = await calls.pointsOf(client)
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  for (const id of [first, second]) await setGoods(api, id, { price: 500_000 })
})
afterAll(() => api.close())

const counts = async (token: string) =>
  (await api.get(token, '/v2/basket/catalog/?action=count')).json<BasketCountsAnswer>()

test('an order tells the zone of its delivery, and its address that zone from then on; the latest delivery counts', async () => {
  const saved = await api.post(client, '/v3/api/client/point', { address: 'Тверь, ул. Новая, 1' })
  const { ID: address } = saved.json<PointSavedAnswer>()
  const zoneOf = async (id: number) =>
    (await api.get(client, '/v3/api/client/point')).json<PointsAnswer>().ITEMS.find(({ ID }) => ID === id)
      ?.DELIVERY_ZONE_ID
  expect(await zoneOf(address)).toBeNull()
  for (const [zone, name] of [
    [1, 'В пределах города'],
    [2, 'До 20 км'],
  ] as const) {
    await basketOf(api, client).add({ [first]: 1 })
    const { ORDER_ID } = await calls.create(client, {
      ...{ delivery_type: '2', delivery_zone: zone, address_id: address, payment: 'INVOICE' },
    })
    expect((await calls.detail(client, ORDER_ID))?.DELIVERY_ZONE_NAME).toContain(name)
    expect(await zoneOf(address)).toBe(zone)
  }
  await basketOf(api, client).add({ [first]: 1 })
  const { ORDER_ID } = await calls.create(client, { payment: 'INVOICE' })
  expect((await calls.detail(client, ORDER_ID))?.DELIVERY_ZONE_NAME).toBeNull()
  expect(await zoneOf(address)).toBe(2)
})

test('[API-052] an order is made of the basket: sums, delivery, stock, and the basket is empty', async () => {
  await basketOf(api, client).add({ [first]: 1 })
  await setGoods(api, second, { remain: 0, to_order: true, price: 20_050 })
  await basketOf(api, client).add({ [second]: 2 })
  await basketOf(api, client).check({ comment: 'Черновик' })
  const answer = await calls.create(client, {
    delivery_type: '2',
    delivery_zone: 2,
    address_id: points[0] ?? 0,
    payment: 'INVOICE',
    comment: ' Позвоните за час ',
  })
  expect(answer).toEqual({
    ORDER_ID: expect.any(Number),
    CREATE_ORDER: {
      CREATE: 'Y',
      MESSAGE: { CODE: 'order_created', TEXT: expect.any(String), TYPE: 'SUCCESS', SHOW_ADDRESS: 'N' },
    },
  })
  expect(await calls.detail(client, answer.ORDER_ID)).toMatchObject({
    STATUS: { STATUS_CODE: 'sent', STATUS_NAME: 'Отправлен' },
    POSITION_COUNT: 2,
    PRODUCTS_SUM: 5401,
    DELIVERY_PRICE: 690,
    POSITION_SUM: 6091,
    COMMENT: 'Позвоните за час',
    PAYMENT_TYPE: { CODE: 'INVOICE', NAME: 'По счёту' },
    IS_PICKUP: 'N',
    ADDRESS: expect.stringContaining('Химки'),
    TRADEPOINT: null,
    CLIENT: { NAME: 'ООО «Вектор Плюс»' },
    USER: { NAME: 'Соколова Анна Викторовна', EMAIL: 'client@example.com' },
  })
  expect(await calls.remainOf(first)).toBe(99)
  expect(await counts(client)).toMatchObject({ CNT: 0, SUM: 0 })
  expect((await basketOf(api, client).get()).INFO.comment).toBe('')
})

test('an order keeps what it was made of, whatever becomes of the goods and the address', async () => {
  const address = { address: 'Тверь, ул. Новая, 1' }
  const point = (await api.post(client, '/v3/api/client/point', address)).json<{ ID: number }>().ID
  await basketOf(api, client).add({ [first]: 1 })
  const { ORDER_ID } = await calls.create(client, { delivery_type: '2', delivery_zone: 4, address_id: point })
  const before = await calls.detail(client, ORDER_ID)
  await setGoods(api, first, { price: 1, name: 'Другое название', picture: null })
  await api.post(client, `/v3/api/client/point/${point}`, { delete: 'Y' })
  expect(await calls.detail(client, ORDER_ID)).toEqual(before)
  expect(before).toMatchObject({ ADDRESS: address.address, PRODUCTS: [{ ID: first, PRICE: 5000 }] })
})

test('a comment that is remembered with the basket goes with the order, unless the order has its own', async () => {
  for (const [form, comment] of [
    [{}, 'Черновик'],
    [{ comment: 'Другой' }, 'Другой'],
    [{ comment: '' }, ''],
  ] as const) {
    await basketOf(api, client).add({ [first]: 1 })
    await basketOf(api, client).check({ comment: 'Черновик' })
    const { ORDER_ID } = await calls.create(client, form)
    expect((await calls.detail(client, ORDER_ID))?.COMMENT).toBe(comment)
    expect((await basketOf(api, client).get()).INFO.comment).toBe('')
  }
})

test('goods that can be ordered anew are taken from the stock as long as there is any', async () => {
  await setGoods(api, first, { price: 500_000, remain: 5, to_order: true })
  await setGoods(api, second, { price: 500_000, remain: 0, to_order: true })
  await basketOf(api, client).add({ [first]: 2, [second]: 2 })
  const { ORDER_ID } = await calls.create(client)
  const rows = (await calls.detail(client, ORDER_ID))?.PRODUCTS.map((row) => [row.ID, row.TO_ORDER])
  expect(rows).toEqual(
    expect.arrayContaining([
      [first, 'N'],
      [second, 'Y'],
    ]),
  )
  expect(await calls.remainOf(first)).toBe(3)
  expect(await calls.remainOf(second)).toBe(0)
})

test('what cannot be bought stays in the basket', async () => {
  await basketOf(api, client).add({ [first]: 1, [second]: 1 })
  await setGoods(api, second, { remain: 0 })
  await basketOf(api, client).get()
  const { ORDER_ID } = await calls.create(client)
  expect((await calls.detail(client, ORDER_ID))?.PRODUCTS.map((row) => row.ID)).toEqual([first])
  expect(await basketOf(api, client).map()).toEqual({ [second]: 1 })
})

test('online payment makes an order that waits for it', async () => {
  await basketOf(api, client).add({ [first]: 1 })
  const { ORDER_ID } = await calls.create(client, { payment: 'ONLINE_PAY' })
  expect(await calls.detail(client, ORDER_ID)).toMatchObject({
    STATUS: { STATUS_CODE: 'online-not-paid' },
    ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: 'Не оплачен' },
  })
})

test('[API-052] [API-085] who may not order is rejected with a code', async () => {
  await basketOf(api, blocked).add({ [first]: 1 })
  expect(await calls.create(blocked)).toEqual(rejection('order_not_allowed'))
  expect((await calls.create(blocked)).CREATE_ORDER.MESSAGE.SHOW_ADDRESS).toBe('Y')
  const listed = (await api.login('blacklist@example.com')).access_token
  await basketOf(api, listed).add({ [first]: 1 })
  expect((await calls.create(listed)).CREATE_ORDER.MESSAGE).toMatchObject({
    ...{ CODE: 'order_user_blacklist', SHOW_ADDRESS: 'Y' },
    TEXT: 'Поставщик ограничил доступ к отправке заказа',
  })
  expect(await calls.create(await api.guest())).toEqual(rejection('order_guest'))
  await basketOf(api, client).add({ [first]: 1 })
  const { password_hash } = await api.db
    .selectFrom('clients')
    .where('shop_id', '=', 1)
    .where('email', '=', 'client@example.com')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  await setClient({ blacklisted: true })
  const personal = (await api.get(client, '/v3/api/personal/info/')).json<PersonalAnswer>()
  expect(personal.ITEM.CLIENT_ALLOW_TO_ORDER).toBe('N')
  expect(await calls.create(client)).toEqual(rejection('order_user_blacklist'))
  await setClient({ blacklisted: false, password_hash: null })
  expect((await calls.create(client)).CREATE_ORDER.MESSAGE).toMatchObject({
    CODE: 'order_limited_mode',
    TEXT: 'В режиме ограниченного функционала отправка заказа невозможна',
  })
  await setClient({ password_hash })
  expect(await calls.remainOf(first)).toBe(100)
})

const setClient = (values: { blacklisted?: boolean; password_hash?: string | null }) =>
  api.db
    .updateTable('clients')
    .set(values)
    .where('shop_id', '=', 1)
    .where('email', '=', 'client@example.com')
    .execute()

test('the minimum sum is asked for, unless the shop only hints at it', async () => {
  await setGoods(api, first, { price: 299_999 })
  await basketOf(api, client).add({ [first]: 1 })
  const answer = await calls.create(client)
  expect(answer).toEqual(rejection('order_min_sum'))
  expect(answer.CREATE_ORDER.MESSAGE.TEXT).toBe('До минимального заказа осталось 0,01\u00a0₽')
  await setGoods(api, first, { price: 300_000 })
  await basketOf(api, client).get()
  expect((await calls.create(client)).CREATE_ORDER.CREATE).toBe('Y')
  await setGoods(api, first, { price: 100 })
  await basketOf(api, client).add({ [first]: 1 })
  await api.db.updateTable('shops').set({ check_order_sum: false }).where('id', '=', 1).execute()
  expect((await calls.create(client)).CREATE_ORDER.CREATE).toBe('Y')
  await api.db.updateTable('shops').set({ check_order_sum: true }).where('id', '=', 1).execute()
})

test('delivery needs an address of this client and a zone; every choice is checked', async () => {
  await basketOf(api, client).add({ [first]: 1 })
  const own = points[0] ?? 0
  const [foreign = 0] = await calls.pointsOf(loyalty)
  const code = async (form: Record<string, string | number>) =>
    (await calls.create(client, form)).CREATE_ORDER.MESSAGE.CODE
  expect(await code({ delivery_type: '-1' })).toBe('order_no_delivery_type')
  expect(await code({ delivery_type: '2', delivery_zone: 1 })).toBe('order_no_address')
  expect(await code({ delivery_type: '2', delivery_zone: 1, address_id: foreign })).toBe('order_no_address')
  expect(await code({ delivery_type: '2', address_id: own })).toBe('order_no_zone')
  expect(await code({ delivery_type: '1', tradepoint_id: 99 })).toBe('order_no_trade_point')
  expect(await code({ delivery_type: '1' })).toBe('order_no_trade_point')
  expect(await code({ payment: 'BITCOIN' })).toBe('order_no_payment')
  expect(await code({ tradepoint_id: 2 })).toBe('order_created')
  expect(await code({})).toBe('order_empty')
})

test.each(['3', '0', '', ' 1', 'pickup', '1,2'])(
  '[BAS-037] a way of receiving «%s» is rejected, not taken as a pick-up',
  async (delivery_type) => {
    await basketOf(api, client).add({ [first]: 1 })
    const answer = await api.post(client, '/v4/api/client/order_basket/main/create/', {
      delivery_type,
      tradepoint_id: 1,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      CODE: 'bad_field',
      errors: { delivery_type: expect.stringContaining('Неизвестный способ получения') },
    })
    expect(await basketOf(api, client).map()).toEqual({ [first]: 1 })
  },
)

test('[BAS-037] 1 is the pick-up, 2 is the delivery', async () => {
  await basketOf(api, client).add({ [first]: 1 })
  const pickUp = await calls.create(client, { delivery_type: '1', tradepoint_id: 1 })
  expect(await calls.detail(client, pickUp.ORDER_ID)).toMatchObject({ IS_PICKUP: 'Y', ADDRESS: null })
  await basketOf(api, client).add({ [first]: 1 })
  const brought = await calls.create(client, {
    delivery_type: '2',
    delivery_zone: 1,
    address_id: points[0] ?? 0,
  })
  expect(await calls.detail(client, brought.ORDER_ID)).toMatchObject({ IS_PICKUP: 'N', TRADEPOINT: null })
})

test('an order without any choice is picked up at the main trade point', async () => {
  const points = await api.db
    .selectFrom('trade_points')
    .where('shop_id', '=', 1)
    .select(['id', 'name'])
    .orderBy('sort')
    .execute()
  const setMain = (id: number | null) =>
    api.db.updateTable('shops').set({ main_trade_point_id: id }).where('id', '=', 1).execute()
  for (const { id, name } of points) {
    await setMain(id)
    await basketOf(api, client).add({ [first]: 1 })
    const { ORDER_ID } = await calls.create(client)
    expect((await calls.detail(client, ORDER_ID))?.TRADEPOINT?.NAME).toBe(name)
  }
  await setMain(points[0]?.id ?? null)
})

test('a shop without delivery says so when it is asked for, and makes every other order a pick-up', async () => {
  const [id = 0] = await someProducts(api, 1, 3)
  await setGoods(api, id, {}, 3)
  const { access_token: token } = await api.login('client@example.com', RED)
  await basketOf(api, token).add({ [id]: 1 })
  const [address = 0] = await calls.pointsOf(token)
  expect(await calls.create(token, { delivery_type: '2', address_id: address })).toEqual(
    rejection('order_no_delivery'),
  )
  const { ORDER_ID } = await calls.create(token)
  expect(await calls.detail(token, ORDER_ID)).toMatchObject({
    IS_PICKUP: 'Y',
    ADDRESS: null,
    DELIVERY_PRICE: 0,
    TRADEPOINT: { ADDRESS: expect.stringContaining('Екатеринбург'), PHONE: expect.any(String) },
  })
})

test('a shop without trade points answers, and makes, pick-ups alone', async () => {
  const [id = 0] = await someProducts(api, 1, 2)
  await setGoods(api, id, { price: 1_000_000 }, 2)
  const points = await api.db.deleteFrom('trade_points').where('shop_id', '=', 2).returningAll().execute()
  expect(points).not.toEqual([])
  const { access_token: token } = await api.login('client@example.com', BLUE)
  const basket = basketOf(api, token)
  await basket.add({ [id]: 1 })
  expect((await basket.get('deliveryType=2&deliveryZoneId=1')).INFO).toMatchObject({
    deliveryType: '1',
    paidDelivery: 0,
  })
  expect(await calls.create(token, { delivery_type: '2', delivery_zone: 1 })).toEqual(
    rejection('order_no_delivery'),
  )
  const { ORDER_ID } = await calls.create(token, { delivery_type: '1' })
  expect(await calls.detail(token, ORDER_ID)).toMatchObject({ IS_PICKUP: 'Y', TRADEPOINT: null })
  await api.db.insertInto('trade_points').values(points).execute()
})

test('prices and sums that the call brings along change nothing', async () => {
  await basketOf(api, client).add({ [first]: 2 })
  const { ORDER_ID } = await calls.create(client, {
    [`products[${first}]`]: 1,
    [`products[${first}][price]`]: 1,
    price: 1,
    sum: 1,
    delivery_price: 0,
    shop_id: 2,
    client_id: 2,
  })
  expect(await calls.detail(client, ORDER_ID)).toMatchObject({
    PRODUCTS_SUM: 10_000,
    PRODUCTS: [{ PRICE: 5000, QUANTITY: 2 }],
  })
})

test('an order of prices rounded to the precision of the shop', async () => {
  const [id = 0] = await someProducts(api, 1, 2)
  await setGoods(api, id, { price: 500_050 }, 2)
  const { access_token: token } = await api.login('client@example.com', BLUE)
  await basketOf(api, token).add({ [id]: 3 })
  const { ORDER_ID } = await calls.create(token)
  expect(await calls.detail(token, ORDER_ID)).toMatchObject({
    PRODUCTS_SUM: 15_003,
    PRODUCTS: [{ PRICE: 5001 }],
  })
})

test('a basket that is not what the buyer saw is rejected and brought in line', async () => {
  await basketOf(api, client).add({ [first]: 5 })
  await setGoods(api, first, { price: 500_000, remain: 3 })
  expect(await calls.create(client)).toEqual(rejection('order_changed'))
  expect(await basketOf(api, client).map()).toEqual({ [first]: 3 })
  await setGoods(api, first, { price: 600_000, remain: 3 })
  expect(await calls.create(client, { expected_sum: 15_000 })).toEqual(rejection('order_changed'))
  expect((await calls.create(client, { expected_sum: 18_000 })).CREATE_ORDER.CREATE).toBe('Y')
  expect(await calls.remainOf(first)).toBe(0)
})

test('a bonus order is paid with points, never with more than there are', async () => {
  const token = loyalty
  const balance = async () =>
    (
      await api.db
        .selectFrom('clients')
        .where('shop_id', '=', 1)
        .where('email', '=', 'loyalty@example.com')
        .select('loyalty_balance')
        .executeTakeFirstOrThrow()
    ).loyalty_balance
  const before = await balance()
  await setGoods(api, first, { loyalty_price: before + 1 })
  await setGoods(api, second, { loyalty_price: 200 })
  await basketOf(api, token, 'loyalty').add({ [first]: 1 })
  const tooMuch = await calls.create(token, {}, 'loyalty')
  expect(tooMuch).toEqual(rejection('order_loyalty_balance'))
  expect(tooMuch.CREATE_ORDER.MESSAGE.TEXT).toBe('Не\u00a0хватает баллов: 1')
  await basketOf(api, token, 'loyalty').replace({ [first]: 0, [second]: 3 })
  const [address = 0] = await calls.pointsOf(token)
  // The zone is not for nothing.
  expect((await basketOf(api, token).get()).INFO.deliveryZones[0]).toMatchObject({
    ID: 1,
    DELIVERY_PRICE: 390,
  })
  const brought = { delivery_type: '2', delivery_zone: 1, address_id: address }
  const { ORDER_ID } = await calls.create(token, brought, 'loyalty')
  expect(await calls.detail(token, ORDER_ID)).toMatchObject({
    IS_LOYALTY: 'Y',
    IS_PICKUP: 'N',
    POSITION_SUM: 600,
    LOYALTY_SUM: 600,
    PRODUCTS_SUM: 600,
    DELIVERY_PRICE: 0,
    PRODUCTS: [{ ID: second, PRICE: 200, QUANTITY: 3 }],
  })
  expect(await balance()).toBe(before - 600)
  expect(await calls.create(client, {}, 'loyalty')).toEqual(rejection('order_loyalty_only'))
})

test('an order of one shop is unknown to the same person in another', async () => {
  await basketOf(api, client).add({ [first]: 1 })
  const { ORDER_ID } = await calls.create(client)
  const { access_token: blue } = await api.login('client@example.com', BLUE)
  expect(await calls.detail(client, ORDER_ID)).toMatchObject({ SHOP: { NAME: 'Канцопт Зелёный' } })
  expect(await calls.detail(blue, ORDER_ID)).toBeNull()
})
