import type {
  BasketCountsAnswer,
  PersonalAnswer,
  PointSavedAnswer,
  PointsAnswer,
} from '@prilavok/shared-kernel/contract'
import { RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { readLines } from '../basket/lines'
import { markSeen } from '../basket/order-basket'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('an order', () => {
  let calls: ReturnType<typeof orderCalls>
  let first = 0
  let second = 0
  let points: number[] = []
  let client = ''
  let loyalty = ''
  let blocked = ''
  beforeAll(async () => {
    calls = orderCalls(api)
    ;[first = 0, second = 0] = await someProducts(api, 2)
    client = (await api.login('client@example.com')).access_token
    loyalty = (await api.login('loyalty@example.com')).access_token
    blocked = (await api.login('blocked@example.com')).access_token
    points = await calls.pointsOf(client)
  })
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    for (const id of [first, second]) await setProduct(api, id, { price: 500_000 })
  })

  const counts = async (token: string) =>
    (await api.get(token, '/v2/basket/catalog/?action=count')).json<BasketCountsAnswer>()

  test('[API-052] an order is made of the basket: sums, delivery, stock, and the basket is empty', async () => {
    await basketOf(api, client).add({ [first]: 1 })
    await setProduct(api, second, { remain: 0, to_order: true, price: 20_050 })
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

  test('an order keeps what it was made of, whatever becomes of the products and the address', async () => {
    const address = { address: 'Тверь, ул. Новая, 1' }
    const point = (await api.post(client, '/v3/api/client/point', address)).json<{ ID: number }>().ID
    await basketOf(api, client).add({ [first]: 1 })
    const { ORDER_ID } = await calls.create(client, {
      delivery_type: '2',
      delivery_zone: 4,
      address_id: point,
    })
    const before = await calls.detail(client, ORDER_ID)
    await setProduct(api, first, { price: 1, name: 'Другое название', picture: null })
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

  test('what cannot be bought stays in the basket', async () => {
    await basketOf(api, client).add({ [first]: 1, [second]: 1 })
    await setProduct(api, second, { remain: 0 })
    await basketOf(api, client).get()
    const { ORDER_ID } = await calls.create(client)
    expect((await calls.detail(client, ORDER_ID))?.PRODUCTS.map((row) => row.ID)).toEqual([first])
    expect(await basketOf(api, client).map()).toEqual({ [second]: 1 })
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
    expect(await calls.create(await api.visitor())).toEqual(rejection('order_guest'))
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
    await setProduct(api, first, { price: 299_999 })
    await basketOf(api, client).add({ [first]: 1 })
    const answer = await calls.create(client)
    expect(answer).toEqual(rejection('order_min_sum'))
    expect(answer.CREATE_ORDER.MESSAGE.TEXT).toBe('До минимального заказа осталось 0,01\u00a0₽')
    await setProduct(api, first, { price: 300_000 })
    await basketOf(api, client).get()
    expect((await calls.create(client)).CREATE_ORDER.CREATE).toBe('Y')
    await setProduct(api, first, { price: 100 })
    await basketOf(api, client).add({ [first]: 1 })
    await api.db.updateTable('shops').set({ check_order_sum: false }).where('id', '=', 1).execute()
    expect((await calls.create(client)).CREATE_ORDER.CREATE).toBe('Y')
    await api.db.updateTable('shops').set({ check_order_sum: true }).where('id', '=', 1).execute()
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
    await setProduct(api, first, { loyalty_price: before + 1 })
    await setProduct(api, second, { loyalty_price: 200 })
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

  test('an order of a participant tells the points that it brings; one of others none', async () => {
    for (const [token, points] of [
      [loyalty, 300],
      [client, 0],
    ] as const) {
      await basketOf(api, token).add({ [first]: 2 })
      const { ORDER_ID } = await calls.create(token)
      expect(await calls.detail(token, ORDER_ID)).toMatchObject({ IS_LOYALTY: 'N', LOYALTY_SUM: points })
    }
  })

  test('the commit of an order waits for the disk, also where the database is set not to wait', async () => {
    await api.pool.query(`
    create table commits (waits text);
    create function note_commit() returns trigger language plpgsql as
      'begin insert into commits values (current_setting(''synchronous_commit'')); return null; end';
    create constraint trigger note_commit after insert on orders deferrable initially deferred
      for each row execute function note_commit()`)
    expect((await api.pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }])
    await basketOf(api, client).add({ [first]: 1 })
    expect(await calls.create(client)).toMatchObject({ ORDER_ID: expect.any(Number) })
    expect((await api.pool.query('select waits from commits')).rows).toEqual([{ waits: 'on' }])
  })
})

let calls: ReturnType<typeof orderCalls>
let client = ''
beforeAll(async () => {
  calls = orderCalls(api)
  client = (await api.login('client@example.com')).access_token
})

describe('confirmation', () => {
  let first = 0
  let second = 0
  beforeAll(async () => {
    ;[first = 0, second = 0] = await someProducts(api, 2)
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
  beforeAll(async () => {
    first = (await someProducts(api, 1))[0] ?? 0
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, first, { price: 500_000 })
  })

  test('an order tells the zone of its delivery, and its address that zone from then on; the latest delivery counts', async () => {
    const saved = await api.post(client, '/v3/api/client/point', { address: 'Тверь, ул. Иная, 7' })
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
