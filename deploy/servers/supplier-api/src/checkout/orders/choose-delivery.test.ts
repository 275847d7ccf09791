import type { PointSavedAnswer, PointsAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let first = 0
let points: number[] = []
let client = ''
let loyalty = ''
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  first = (await someProducts(api, 1))[0] ?? 0
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
  points = await calls.pointsOf(client)
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, first, { price: 500_000 })
})
afterAll(() => api.close())

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

test('delivery is free from the sum of its zone; products that do not count for it are left out of that sum', async () => {
  const zone = await api.db
    .selectFrom('delivery_zones')
    .where((eb) => eb.and({ shop_id: 1, id: 2 }))
    .select(['min_sum', 'delivery_price'])
    .executeTakeFirstOrThrow()
  for (const [price, excluded, paid] of [
    [zone.min_sum - 100, false, zone.delivery_price],
    [zone.min_sum, false, 0],
    [zone.min_sum, true, zone.delivery_price],
  ] as const) {
    await setProduct(api, first, { price, delivery_exclude: excluded })
    await basketOf(api, client).add({ [first]: 1 })
    const { ORDER_ID } = await calls.create(client, {
      ...{ delivery_type: '2', delivery_zone: 2, address_id: points[0] ?? 0, payment: 'INVOICE' },
    })
    const { DELIVERY_PRICE, POSITION_SUM } = (await calls.detail(client, ORDER_ID)) ?? {}
    expect([excluded, DELIVERY_PRICE, POSITION_SUM]).toEqual([excluded, paid / 100, (price + paid) / 100])
  }
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
  await setProduct(api, id, {}, 3)
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
  await setProduct(api, id, { price: 1_000_000 }, 2)
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
