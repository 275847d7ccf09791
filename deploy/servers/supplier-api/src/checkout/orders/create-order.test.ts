import type { BasketCountsAnswer, PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
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
  api = await startTestApi(20)
  calls = orderCalls(api)
  ;[first = 0, second = 0] = await someProducts(api, 2)
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
  blocked = (await api.login('blocked@example.com')).access_token
  points = await calls.pointsOf(client)
}, 240_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  for (const id of [first, second]) await setProduct(api, id, { price: 500_000 })
})
afterAll(() => api.close())

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
  const { ORDER_ID } = await calls.create(client, { delivery_type: '2', delivery_zone: 4, address_id: point })
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

test('products that can be ordered anew are taken from the stock as long as there is any', async () => {
  await setProduct(api, first, { price: 500_000, remain: 5, to_order: true })
  await setProduct(api, second, { price: 500_000, remain: 0, to_order: true })
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
  await setProduct(api, second, { remain: 0 })
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

test('points to the last one may be spent; a bonus order is paid with them, whatever is chosen', async () => {
  const balanceOf = () =>
    api.db
      .selectFrom('clients')
      .where('shop_id', '=', 1)
      .where('email', '=', 'loyalty@example.com')
      .select('loyalty_balance')
      .executeTakeFirstOrThrow()
  const { loyalty_balance: balance } = await balanceOf()
  expect(balance).toBeGreaterThan(0)
  await setProduct(api, first, { loyalty_price: balance })
  await basketOf(api, loyalty, 'loyalty').add({ [first]: 1 })
  const { ORDER_ID } = await calls.create(loyalty, { payment: 'ONLINE_PAY' }, 'loyalty')
  expect(await calls.detail(loyalty, ORDER_ID)).toMatchObject({
    STATUS: { STATUS_CODE: 'sent' },
    PAYMENT_TYPE: { CODE: 'LOYALTY', NAME: 'Бонусные баллы' },
    ...{ ONLINE_PAY_STATUS: null, LOYALTY_SUM: balance },
  })
  expect((await balanceOf()).loyalty_balance).toBe(0)
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
