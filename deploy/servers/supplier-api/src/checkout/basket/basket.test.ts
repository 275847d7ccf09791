import type { BasketCountsAnswer, MiniBasketResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, productsForm, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('calls of a basket', () => {
  let first = 0
  let second = 0
  let third = 0
  beforeAll(async () => {
    ;[first = 0, second = 0, third = 0] = await someProducts(api, 3)
  })
  beforeEach(async () => {
    for (const id of [first, second, third]) await setProduct(api, id)
  })

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
    const replaced = async (quantities: Record<number, number>) => {
      await v3Replace(quantities)
      const { CNT, SUM, ROWS_HASH } = await counts(token)
      return { CNT, SUM, ROWS_HASH }
    }
    const { ROWS_HASH: empty } = await counts(token)
    const pen = await replaced({ [first]: 3, [second]: 1 })
    expect(pen).toMatchObject({ CNT: 2, SUM: 400 })
    expect(pen.ROWS_HASH).not.toBe(empty)
    const moved = await replaced({ [first]: 1, [second]: 3 })
    expect(moved).toEqual({ ...pen, ROWS_HASH: expect.any(String) })
    const another = await replaced({ [first]: 0, [third]: 1 })
    expect(another).toEqual({ ...pen, ROWS_HASH: expect.any(String) })
    expect(new Set([pen, moved, another].map(({ ROWS_HASH }) => ROWS_HASH)).size).toBe(3)
    // As it was, in whatever order it was put in.
    expect(await replaced({ [third]: 0, [second]: 1, [first]: 3 })).toEqual(pen)
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
    expect(answer.json()).toMatchObject({
      response: { CNT: 1, SUM: 120, PRODUCTS: [{ ID: first, SUM: 120 }] },
    })
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
})

describe('rows that come back', () => {
  let ids: number[]
  beforeAll(async () => {
    ids = await someProducts(api, 5)
    for (const id of ids) await setProduct(api, id)
  })

  /** A basket whose rows were put in one after the other, the first one first. */
  async function filled() {
    const calls = basketOf(api, await api.visitor())
    for (const [index, id] of ids.entries()) await calls.add({ [id]: index + 1 })
    const order = async () => {
      const { GROUPS } = await calls.get('sort=BASKET_CREATE_DATE&order=ASC')
      return GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS.map(({ ID }) => ID))
    }
    expect(await order()).toEqual(ids)
    return { ...calls, order }
  }
  const at = (index: number) => ids[index] as number

  test('rows that were removed and are set again stand where they stood, with their counts', async () => {
    const { v3Update, v3Replace, order, map } = await filled()
    await v3Update({ [`products[${at(1)}]`]: 0, [`products[${at(3)}]`]: 0, delete: 'Y' })
    expect(await order()).toEqual([at(0), at(2), at(4)])
    await v3Replace({ [at(3)]: 4, [at(1)]: 2 })
    expect(await order()).toEqual(ids)
    expect(await map()).toMatchObject({ [at(1)]: 2, [at(3)]: 4 })
  })

  test('so does a basket that was emptied, and a row whose count was set to 0', async () => {
    const { v3Update, v3Replace, replace, order } = await filled()
    await v3Update({ products: 'all' })
    await v3Replace(Object.fromEntries(ids.toReversed().map((id) => [id, 1])))
    expect(await order()).toEqual(ids)
    await replace({ [at(2)]: 0 })
    await replace({ [at(2)]: 7 })
    expect(await order()).toEqual(ids)
  })

  test('a row that can no longer be ordered comes back, too, but not more of it and not in another basket', async () => {
    const { removeGroups, v3Replace, order, map } = await filled()
    await setProduct(api, at(4), { remain: 0 })
    try {
      await removeGroups('group_unavailable')
      expect(await order()).toEqual(ids.slice(0, 4))
      expect((await v3Replace({ [at(4)]: 6 })).SUCCESS).toBe('N')
      expect((await v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('Y')
      expect(await map()).toMatchObject({ [at(4)]: 5 })
      const stranger = basketOf(api, await api.visitor())
      expect((await stranger.v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('N')
      const elsewhere = basketOf(api, await api.visitor(BLUE))
      expect((await elsewhere.v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('N')
    } finally {
      await setProduct(api, at(4))
    }
  })

  test('a product that is added anew is a new row; after an hour it is one when set, too', async () => {
    const { v3Update, v3Replace, add, order } = await filled()
    await v3Update({ [`products[${at(0)}]`]: 0, [`products[${at(1)}]`]: 0, delete: 'Y' })
    await add({ [at(0)]: 1 })
    expect(await order()).toEqual([...ids.slice(2), at(0)])
    await api.pool.query(`update removed_basket_rows set removed_at = now() - interval '61 minutes'`)
    await v3Replace({ [at(1)]: 1 })
    expect(await order()).toEqual([...ids.slice(2), at(0), at(1)])
  })
})
