import type { BasketCountsAnswer, MiniBasketResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, productsForm, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
let first = 0
let second = 0
let third = 0
beforeAll(async () => {
  api = await startTestApi(20)
  ;[first = 0, second = 0, third = 0] = await someProducts(api, 3)
}, 240_000)
beforeEach(async () => {
  for (const id of [first, second, third]) await setProduct(api, id)
})
afterAll(() => api.close())

const counts = async (token: string) =>
  (await api.get(token, '/v2/basket/catalog/?action=count')).json<BasketCountsAnswer>()

test('[API-044] v3 basket adds products, removes them with delete=Y and is emptied by products=all', async () => {
  const token = await api.visitor()
  const { v3Update, map } = basketOf(api, token)
  expect(await v3Update(productsForm({ [first]: 2, [second]: 1 }))).toMatchObject({
    SUCCESS: 'Y',
    CNT: 2,
    SUM: 300,
  })
  expect(await v3Update(productsForm({ [first]: 3 }))).toMatchObject({ SUCCESS: 'Y', CNT: 2, SUM: 600 })
  expect(await v3Update({ [`products[${first}]`]: '', delete: 'Y' })).toMatchObject({
    SUCCESS: 'Y',
    CNT: 1,
    SUM: 100,
  })
  expect(await map()).toEqual({ [second]: 1 })
  expect(await v3Update({ products: 'all' })).toMatchObject({ SUCCESS: 'Y', CNT: 0, SUM: 0 })
  expect(await map()).toEqual({})
})

test('[API-045] v3 replace sets quantities, and 0 removes', async () => {
  const { v3Replace, map } = basketOf(api, await api.visitor())
  await v3Replace({ [first]: 7, [second]: 1 })
  expect(await v3Replace({ [first]: 4, [second]: 0 })).toMatchObject({ SUCCESS: 'Y', CNT: 1, SUM: 400 })
  expect(await map()).toEqual({ [first]: 4 })
})

test('the hash of the rows tells changes that leave count and sum alike, also of what cannot be ordered', async () => {
  const token = await api.visitor()
  const { v3Replace } = basketOf(api, token)
  const after = async (quantities: Record<number, number>) => {
    await v3Replace(quantities)
    const { CNT, SUM, ROWS_HASH } = await counts(token)
    return { CNT, SUM, ROWS_HASH }
  }
  const { ROWS_HASH: empty } = await counts(token)
  const pen = await after({ [first]: 3, [second]: 1 })
  expect(pen).toMatchObject({ CNT: 2, SUM: 400 })
  expect(pen.ROWS_HASH).not.toBe(empty)
  const moved = await after({ [first]: 1, [second]: 3 })
  expect(moved).toEqual({ ...pen, ROWS_HASH: expect.any(String) })
  const another = await after({ [first]: 0, [third]: 1 })
  expect(another).toEqual({ ...pen, ROWS_HASH: expect.any(String) })
  expect(new Set([pen, moved, another].map(({ ROWS_HASH }) => ROWS_HASH)).size).toBe(3)
  // As it was, in whatever order it was put in.
  expect(await after({ [third]: 0, [second]: 1, [first]: 3 })).toEqual(pen)
  await setProduct(api, second, { remain: 0 })
  const unavailable = await counts(token)
  expect(unavailable).toMatchObject({ CNT: 1, SUM: 300 })
  await v3Replace({ [second]: 0 })
  const { ROWS_HASH, ...left } = await counts(token)
  expect(unavailable).toMatchObject(left)
  expect(ROWS_HASH).not.toBe(unavailable.ROWS_HASH)
})

test('[API-046] the basket map answers counts by product, page by page', async () => {
  const token = await api.visitor()
  await basketOf(api, token).add({ [first]: 2, [second]: 5 })
  const page = async (query: string) => (await api.get(token, `/v2/basket/catalog/?${query}`)).json()
  const rows = [
    { ID: second, QUANTITY: 5 },
    { ID: first, QUANTITY: 2 },
  ]
  expect(await page('offset=0&limit=1000')).toEqual({ ITEMS: rows })
  expect(await page('offset=1&limit=1')).toEqual({ ITEMS: rows.slice(1) })
  expect((await api.get(token, '/v2/basket/catalog/?limit=1001')).statusCode).toBe(400)
})

test('[API-047] the mini basket answers the latest rows within the limit and the counts of the whole basket', async () => {
  const token = await api.visitor()
  const { add } = basketOf(api, token)
  for (const id of [second, first, third]) await add({ [id]: 2 })
  const answer = await api.get(token, '/v4/api/client/basket/main/get/?limit=2')
  const { response } = answer.json<V4Answer<MiniBasketResponse>>()
  expect(response.PRODUCTS.map((row) => row.ID)).toEqual([third, first])
  expect(response).toMatchObject({ CNT: 3, SUM: 600 })
  expect(response.PRODUCTS[0]).toMatchObject({ QUANTITY: 2, SUM: 200, PRICE: 100, BASKET: 2, GIFT: 'N' })
})

test('[API-047] the bonus basket is another basket, with sums in points', async () => {
  const { access_token: token } = await api.login('loyalty@example.com')
  await setProduct(api, first, { loyalty_price: 40 })
  expect(await basketOf(api, token, 'loyalty').add({ [first]: 3 })).toMatchObject({ CNT: 1, SUM: 120 })
  await basketOf(api, token).add({ [second]: 1 })
  expect(await counts(token)).toMatchObject({ CNT: 1, SUM: 100, LOYALTY: { CNT: 1, SUM: 120 } })
  const answer = await api.get(token, '/v4/api/client/basket/loyalty/get/?limit=5')
  expect(answer.json()).toMatchObject({ response: { CNT: 1, SUM: 120, PRODUCTS: [{ ID: first, SUM: 120 }] } })
  const rejected = await basketOf(api, token, 'loyalty').add({ [second]: 1 })
  expect(rejected).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'N' }, CNT: 1 })
  const { access_token: other } = await api.login('client@example.com')
  expect(
    (await api.post(other, '/v4/api/client/basket/loyalty/add/', productsForm({ [first]: 1 }))).statusCode,
  ).toBe(403)
})

test('[API-048] v4 add puts products on top of what is there', async () => {
  const { add, map } = basketOf(api, await api.visitor())
  expect(await add({ [first]: 2 })).toEqual({
    ...{ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 1, SUM: 200, CHECK: [] },
    ...{ CURRENCY: 'RUB', DELIVERY_CNT: 1, DELIVERY_SUM: 200, LOYALTY_BONUS_SUM: 0 },
    ...{ MIN_ORDER_SUM: expect.any(Number), NO_CHECK_ORDER_SUM: 'N', ROWS_HASH: expect.any(String) },
  })
  await add({ [first]: 3, [second]: 1 })
  expect(await map()).toEqual({ [first]: 5, [second]: 1 })
})

test('[BAS-020] counts tell what counts for free delivery, and the points of an order, as the basket itself', async () => {
  const { access_token: token } = await api.login('loyalty@example.com')
  await setProduct(api, second, { delivery_exclude: true })
  const { add, get, v3Update } = basketOf(api, token)
  await v3Update({ products: 'all' })
  const added = await add({ [first]: 2, [second]: 5 })
  const { INFO } = await get()
  expect(INFO.loyaltyBonusSum).toBeGreaterThan(0)
  const delivery = { DELIVERY_CNT: 1, DELIVERY_SUM: 200 }
  const told = { CNT: 2, SUM: 700, ...delivery, CURRENCY: 'RUB', LOYALTY_BONUS_SUM: INFO.loyaltyBonusSum }
  expect(added).toMatchObject(told)
  expect(await counts(token)).toMatchObject(told)
  expect(INFO).toMatchObject({ itemsCount: 2, itemsSum: 700, DELIVERY_SUM: 200 })
})

test('[BAS-046] counts tell the minimum order of now, and whether it is only a hint, as the basket itself', async () => {
  const token = await api.visitor()
  const { add, get } = basketOf(api, token)
  await add({ [first]: 1 })
  for (const [sum, checked] of [
    [300_000, true],
    [450_050, false],
  ] as const) {
    await api.db
      .updateTable('shops')
      .where('id', '=', 1)
      .set({ min_order_sum: sum, check_order_sum: checked })
      .execute()
    const { INFO } = await get()
    expect([INFO.orderMinSum, INFO.NO_CHECK_ORDER_SUM]).toEqual([sum / 100, checked ? 'N' : 'Y'])
    expect(await counts(token)).toMatchObject({
      MIN_ORDER_SUM: INFO.orderMinSum,
      NO_CHECK_ORDER_SUM: INFO.NO_CHECK_ORDER_SUM,
    })
  }
})

test('the counts of an empty basket are nothing, of a bonus basket that nobody has as well', async () => {
  expect(await counts(await api.visitor())).toEqual({
    ...{ CNT: 0, SUM: 0, CURRENCY: 'RUB', DELIVERY_CNT: 0, DELIVERY_SUM: 0, LOYALTY_BONUS_SUM: 0 },
    ...{ MIN_ORDER_SUM: expect.any(Number), NO_CHECK_ORDER_SUM: expect.any(String), ROWS_HASH: '' },
    LOYALTY: { CNT: 0, SUM: 0, ROWS_HASH: '' },
  })
})

test('[API-057] counts are of what can be ordered', async () => {
  const token = await api.visitor()
  await basketOf(api, token).add({ [first]: 2, [second]: 1, [third]: 1 })
  await setProduct(api, second, { remain: 0 })
  await setProduct(api, third, { remain: 0, to_order: true })
  expect(await counts(token)).toMatchObject({ CNT: 2, SUM: 300, LOYALTY: { CNT: 0, SUM: 0 } })
  await setProduct(api, third, { assortment: false })
  expect(await counts(token)).toMatchObject({ CNT: 1, SUM: 200 })
})

test('a quantity is rounded up to MIN + k · STEP and capped at the stock, and says so', async () => {
  await setProduct(api, first, { min_quantity: 10, step_quantity: 5, remain: 37 })
  const { replace, map } = basketOf(api, await api.visitor())
  const rounded = await replace({ [first]: 11 })
  expect(rounded.METHOD_SUCCESS.SUCCESS).toBe('Y')
  expect(rounded.CHECK).toEqual([
    { PRODUCT_ID: first, TEXT: expect.stringMatching(/округлено до\s15\sшт.*от\s10\sшт.*кратно\s5/) },
  ])
  expect(await map()).toEqual({ [first]: 15 })
  expect((await replace({ [first]: 3 })).SUM).toBe(1000)
  const capped = await replace({ [first]: 99_999 })
  expect(capped.CHECK).toEqual([
    { PRODUCT_ID: first, TEXT: 'В корзине находится максимальное количество данного товара' },
  ])
  expect(await map()).toEqual({ [first]: 37 })
})

test('adding above the stock fills it up; then nothing more goes in', async () => {
  await setProduct(api, first, { remain: 5 })
  const { add } = basketOf(api, await api.visitor())
  expect(await add({ [first]: 4 })).toMatchObject({ SUM: 400, CHECK: [] })
  expect(await add({ [first]: 4 })).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, SUM: 500, CHECK: [{}] })
  expect(await add({ [first]: 1 })).toMatchObject({
    METHOD_SUCCESS: { SUCCESS: 'N' },
    SUM: 500,
    CHECK: [{ TEXT: 'В корзине находится максимальное количество данного товара' }],
  })
})

test('what cannot be bought is rejected with the text of the specification, the rest goes in', async () => {
  const { add, map } = basketOf(api, await api.visitor())
  const textOf = async (id: number) => (await add({ [id]: 1 })).CHECK[0]?.TEXT
  expect(await textOf(999_999_999)).toBe('Товар не найден')
  await setProduct(api, first, { assortment: false })
  expect(await textOf(first)).toBe('Товар не принадлежит ассортименту магазина')
  await setProduct(api, first, { price: 0 })
  expect(await textOf(first)).toBe('У товара не указана цена')
  await setProduct(api, first, { remain: 0 })
  expect(await textOf(first)).toBe('Данного товара нет в наличии')
  expect(await add({ [first]: 1, [second]: 1 })).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 1 })
  expect(await map()).toEqual({ [second]: 1 })
})

test('baskets of buyers and of shops are their own', async () => {
  const [mine, other, blue] = await Promise.all([api.visitor(), api.visitor(), api.visitor(BLUE)])
  await basketOf(api, mine).add({ [first]: 2 })
  expect(await basketOf(api, other).map()).toEqual({})
  expect(await basketOf(api, blue).map()).toEqual({})
  const [onlyGreen] = (
    await api.pool.query<{ id: number }>(
      'select id from products where shop_id = 1 except select id from products where shop_id = 2 limit 1',
    )
  ).rows
  const rejected = await basketOf(api, blue).add({ [onlyGreen?.id ?? 0]: 1 })
  expect(rejected).toMatchObject({ CNT: 0, CHECK: [{ TEXT: 'Товар не найден' }] })
})

test('a count that is wrong is named with its field, and nothing of the call is done', async () => {
  const token = await api.visitor()
  const answer = await api.post(token, '/v4/api/client/basket/main/add/', {
    ...productsForm({ [first]: 1 }),
    [`products[${second}]`]: '1.5',
  })
  expect([answer.statusCode, answer.json().errors.products]).toEqual([
    400,
    'Количество должно быть целым числом',
  ])
  expect(await basketOf(api, token).map()).toEqual({})
})

test('delete=N, or nothing, removes nothing: the products are added', async () => {
  const { v3Update, map } = basketOf(api, await api.visitor())
  await v3Update({ ...productsForm({ [first]: 1 }), delete: 'N' })
  await v3Update({ ...productsForm({ [first]: 1 }), delete: '' })
  expect(await map()).toEqual({ [first]: 2 })
})

test('a call that removes one product and cannot put in another has done something', async () => {
  const { add, replace, map } = basketOf(api, await api.visitor())
  await add({ [first]: 1 })
  expect(await replace({ [first]: 0, 999999999: 1 })).toMatchObject({
    METHOD_SUCCESS: { SUCCESS: 'Y' },
    CNT: 0,
    CHECK: [{ PRODUCT_ID: 999_999_999 }],
  })
  expect(await map()).toEqual({})
})
