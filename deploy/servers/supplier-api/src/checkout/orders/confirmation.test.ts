import type { PointSavedAnswer, PointsAnswer } from '@prilavok/shared-kernel/contract'
import { RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { readLines } from '../basket/lines'
import { markSeen } from '../basket/order-basket'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let client = ''
beforeAll(async () => {
  api = await startTestApi(20)
  calls = orderCalls(api)
  client = (await api.login('client@example.com')).access_token
}, 240_000)
afterAll(() => api.close())

describe('confirmation', () => {
  let first = 0
  let second = 0
  let address = 0
  beforeAll(async () => {
    ;[first = 0, second = 0] = await someProducts(api, 2)
    address = (await calls.pointsOf(client))[0] ?? 0
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    for (const id of [first, second]) await setProduct(api, id, { price: 500_000, name: `Товар ${id}` })
  })

  const fill = (quantities: Record<number, number>) => basketOf(api, client).add(quantities)

  const orderCount = async () => (await api.db.selectFrom('orders').select('id').execute()).length

  test('a price that has changed since it was shown is told, and nothing is ordered until it is confirmed', async () => {
    await fill({ [first]: 2 })
    const before = await orderCount()
    await setProduct(api, first, { price: 510_050, name: 'Бумага' })
    const answer = await calls.create(client)
    expect(answer).toEqual(rejection('order_changed'))
    expect(answer.CREATE_ORDER.CHANGES).toEqual([
      { PRODUCT_ID: first, NAME: 'Бумага', KIND: 'price', WAS: 5000, NOW: 5100.5 },
    ])
    expect(answer.CREATE_ORDER.MESSAGE.TEXT).toContain(
      'Бумага: цена была 5\u00a0000,00\u00a0₽, стала 5\u00a0100,50\u00a0₽',
    )
    expect(await calls.create(client)).toEqual(answer)
    expect(await orderCount()).toBe(before)
    const confirmed = await calls.create(client, { confirm: answer.CREATE_ORDER.CONFIRM ?? '' })
    expect(await calls.detail(client, confirmed.ORDER_ID)).toMatchObject({ PRODUCTS_SUM: 10_201 })
  })

  test('a confirmation is of what was told: a further change asks anew', async () => {
    await fill({ [first]: 1 })
    await setProduct(api, first, { price: 510_000 })
    const { CONFIRM = '' } = (await calls.create(client)).CREATE_ORDER
    await setProduct(api, first, { price: 520_000 })
    const again = await calls.create(client, { confirm: CONFIRM })
    expect(again.CREATE_ORDER.CHANGES).toEqual([expect.objectContaining({ WAS: 5000, NOW: 5200 })])
    expect((await calls.create(client, { confirm: 'Y' })).CREATE_ORDER.CREATE).toBe('N')
    expect((await calls.create(client, { expected_sum: 5100 })).CREATE_ORDER.CREATE).toBe('N')
    expect((await calls.create(client, { expected_sum: 5200 })).CREATE_ORDER.CREATE).toBe('Y')
  })

  test('the basket as it is answered is what the buyer has seen', async () => {
    await fill({ [first]: 1 })
    await setProduct(api, first, { price: 510_000 })
    await basketOf(api, client).get()
    expect((await calls.create(client)).CREATE_ORDER.CREATE).toBe('Y')
  })

  test('a file of the basket is not its screen: new prices in it are told all the same', async () => {
    await fill({ [first]: 1 })
    await setProduct(api, first, { price: 600_000, name: 'Товар' })
    const file = await api.get(client, '/v4/api/client/order_basket/main/basket_file/')
    expect(file.statusCode).toBe(200)
    expect(await calls.create(client)).toEqual(rejection('order_changed'))
  })

  test('a price that was shown stays the one that was seen when more of the products are added', async () => {
    await fill({ [first]: 1 })
    await setProduct(api, first, { price: 600_000, name: 'Товар' })
    await fill({ [first]: 1 })
    expect((await calls.create(client)).CREATE_ORDER.CHANGES).toMatchObject([
      { KIND: 'price', WAS: 5000, NOW: 6000 },
    ])
  })

  test('a row that is changed while the basket is answered is not seen as it was answered', async () => {
    await fill({ [first]: 1 })
    const { buyer_id: buyerId } = await api.db
      .selectFrom('basket_rows')
      .select('buyer_id')
      .executeTakeFirstOrThrow()
    const buyer = { shopId: 1, buyerId }
    await setProduct(api, first, { price: 600_000, name: 'Товар' })
    const answered = await readLines(api.db, buyer, 'main')
    await basketOf(api, client).replace({ [first]: 2 })
    await markSeen(api.db, buyer, 'main', answered)
    expect((await calls.create(client)).CREATE_ORDER.CHANGES).toMatchObject([
      { KIND: 'price', WAS: 5000, NOW: 6000 },
    ])
  })

  test('less in stock, nothing in stock, and products that came back are told, each with its kind', async () => {
    await fill({ [first]: 5, [second]: 2 })
    await setProduct(api, first, { price: 500_000, remain: 3, name: 'Ручка' })
    await setProduct(api, second, { price: 500_000, remain: 0, name: 'Папка' })
    const answer = await calls.create(client)
    const fewer = { PRODUCT_ID: first, NAME: 'Ручка', KIND: 'quantity', WAS: 5, NOW: 3 }
    const gone = { PRODUCT_ID: second, NAME: 'Папка', KIND: 'gone', WAS: 2, NOW: 0 }
    expect(answer.CREATE_ORDER.CHANGES).toHaveLength(2)
    expect(answer.CREATE_ORDER.CHANGES).toEqual(expect.arrayContaining([fewer, gone]))
    expect(answer.CREATE_ORDER.MESSAGE.TEXT).toContain('Ручка: вместо\u00a05 можно заказать\u00a03')
    expect(answer.CREATE_ORDER.MESSAGE.TEXT).toContain('Папка: больше нельзя заказать')
    expect((await calls.create(client)).CREATE_ORDER.CHANGES).toHaveLength(2)
    await basketOf(api, client).get()
    await setProduct(api, second, { price: 500_000, remain: 9, name: 'Папка' })
    const back = await calls.create(client)
    expect(back.CREATE_ORDER.CHANGES).toEqual([
      { PRODUCT_ID: second, NAME: 'Папка', KIND: 'back', WAS: 0, NOW: 2 },
    ])
    expect(back.CREATE_ORDER.MESSAGE.TEXT).toContain('Папка: снова можно заказать, в\u00a0корзине\u00a02')
    const { ORDER_ID } = await calls.create(client, { confirm: back.CREATE_ORDER.CONFIRM ?? '' })
    expect(await calls.detail(client, ORDER_ID)).toMatchObject({ POSITION_COUNT: 2, PRODUCTS_SUM: 25_000 })
  })

  test('a price of delivery that was not shown is told, too', async () => {
    await fill({ [first]: 1 })
    const form = { delivery_type: '2', delivery_zone: 2, address_id: address, expected_delivery: 100 }
    const answer = await calls.create(client, form)
    expect(answer.CREATE_ORDER.CHANGES).toEqual([
      { PRODUCT_ID: 0, NAME: 'Доставка', KIND: 'delivery', WAS: 100, NOW: 690 },
    ])
    expect((await calls.create(client, { ...form, expected_delivery: 690 })).CREATE_ORDER.CREATE).toBe('Y')
  })

  test('a basket in which nothing can be bought, as the buyer knows, is as good as empty', async () => {
    await fill({ [first]: 1 })
    await setProduct(api, first, { remain: 0 })
    expect(await calls.create(client)).toEqual(rejection('order_changed'))
    await basketOf(api, client).get()
    expect(await calls.create(client)).toEqual(rejection('order_empty'))
  })

  test('only_made tells the order of a key, and makes none', async () => {
    await basketOf(api, client).add({ [first]: 1 })
    const form = { idempotency_key: 'key-that-is-asked-about', comment: 'Один' }
    expect(await calls.create(client, { ...form, only_made: 'Y' })).toEqual(rejection('order_not_made'))
    expect(await calls.create(client, { only_made: 'Y' })).toEqual(rejection('order_not_made'))
    // The basket is still there, and the key is as free as before.
    const made = await calls.create(client, { ...form, only_made: 'N' })
    expect(made).toMatchObject({ ORDER_ID: expect.any(Number) })
    await basketOf(api, client).add({ [first]: 1 })
    expect(await calls.create(client, { ...form, only_made: 'Y' })).toEqual(made)
    const next = await calls.create(client, { idempotency_key: 'key-of-the-next-order' })
    expect(next.ORDER_ID).not.toBe(made.ORDER_ID)
    expect(next).toMatchObject({ ORDER_ID: expect.any(Number) })
  })

  test('a key that has made an order makes no other one', async () => {
    await fill({ [first]: 1 })
    const idempotency_key = 'key-with-two-bodies'
    const made = await calls.create(client, { idempotency_key, comment: 'Первый' })
    await fill({ [first]: 1 })
    const before = await orderCount()
    expect(await calls.create(client, { idempotency_key, comment: 'Второй' })).toEqual(
      rejection('order_key_used'),
    )
    expect(await calls.create(client, { idempotency_key, comment: 'Первый' }, 'loyalty')).toEqual(
      rejection('order_key_used'),
    )
    expect(await calls.create(client, { idempotency_key, comment: ' Первый ' })).toEqual(made)
    expect(await orderCount()).toBe(before)
  })
})

describe('delivery', () => {
  let first = 0
  let points: number[] = []
  let loyalty = ''
  beforeAll(async () => {
    first = (await someProducts(api, 1))[0] ?? 0
    loyalty = (await api.login('loyalty@example.com')).access_token
    points = await calls.pointsOf(client)
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, first, { price: 500_000 })
  })

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
})
