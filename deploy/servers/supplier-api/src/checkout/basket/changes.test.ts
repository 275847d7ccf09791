import type { BasketMethodResponse, PersonalAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import {
  addFurther,
  basketOf,
  productsForm,
  removeFurther,
  setProduct,
  someProducts,
} from './testing/products-and-calls'

let api: TestApi
let first = 0
let second = 0
let third = 0
beforeAll(async () => {
  api = await startTestApi()
  ;[first = 0, second = 0, third = 0] = await someProducts(api, 3)
})
afterAll(() => api.close())

describe('keys, races, limits', () => {
  beforeEach(async () => {
    for (const id of [first, second, third]) await setProduct(api, id)
  })

  test('an addition that is repeated with its key is made once, and answered as the first time', async () => {
    const token = await api.visitor()
    const { map, v3Replace } = basketOf(api, token)
    const add = async (quantities: Record<number, number>, key: string) =>
      api.post(token, '/v4/api/client/basket/main/add/', {
        ...productsForm(quantities),
        idempotency_key: key,
      })
    const made = (await add({ [first]: 2, 1: 1 }, 'first-addition')).json()
    expect(made.response).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 1, SUM: 200 })
    expect(made.response.CHECK).toHaveLength(1)
    expect((await add({ [first]: 2, 1: 1 }, 'first-addition')).json()).toEqual(made)
    expect(await map()).toEqual({ [first]: 2 })

    await v3Replace({ [first]: 7 })
    const later = (await add({ [first]: 2, 1: 1 }, 'first-addition')).json()
    expect(later.response).toMatchObject({ CNT: 1, SUM: 700, CHECK: made.response.CHECK })
    expect(await map()).toEqual({ [first]: 7 })

    const other = await add({ [first]: 3, 1: 1 }, 'first-addition')
    expect(other.statusCode).toBe(400)
    await add({ [first]: 2 }, 'another-addition')
    expect(await map()).toEqual({ [first]: 9 })
  })

  test('twenty calls at once with one key add once; the key of another buyer is another key', async () => {
    const [token, stranger] = [await api.visitor(), await api.visitor()]
    const add = (as: string) =>
      api.post(as, '/v4/api/client/basket/main/add/', {
        ...productsForm({ [first]: 2 }),
        idempotency_key: 'twenty-at-once',
      })
    await Promise.all(Array.from({ length: 20 }, () => add(token)))
    expect(await basketOf(api, token).map()).toEqual({ [first]: 2 })
    await add(stranger)
    expect(await basketOf(api, stranger).map()).toEqual({ [first]: 2 })
  })

  test('changes made at once are not lost', async () => {
    const { add, map } = basketOf(api, await api.visitor())
    await Promise.all(Array.from({ length: 20 }, () => add({ [first]: 1 })))
    expect(await map()).toEqual({ [first]: 20 })
  })

  test('a basket holds 1000 rows: what finds no place is named, the counts of the others change all the same', async () => {
    const { add, replace, map, v3Update } = basketOf(api, await api.visitor())
    await add({ [first]: 1 })
    await addFurther(api, first, 998)
    const TEXT = 'В\u00a0корзине может быть не\u00a0больше 1000\u00a0товаров'
    // The smallest id comes first: `third`.
    expect(await replace({ [first]: 2, [second]: 1, [third]: 1 })).toMatchObject({
      METHOD_SUCCESS: { SUCCESS: 'Y' },
      CNT: 1000,
      CHECK: [{ PRODUCT_ID: second, TEXT }],
    })
    expect(await add({ [second]: 1 })).toMatchObject({
      METHOD_SUCCESS: { SUCCESS: 'N' },
      CNT: 1000,
      CHECK: [{ PRODUCT_ID: second, TEXT }],
    })
    expect(await replace({ [second]: 0 })).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CHECK: [] })
    const held = await map()
    expect([held[first], held[second], held[third]]).toEqual([2, undefined, 1])
    // What the same call removes makes room.
    expect(await replace({ [third]: 0, [second]: 3 })).toMatchObject({ CNT: 1000, CHECK: [] })
    expect((await map())[second]).toBe(3)
    await v3Update({ products: 'all' })
    await removeFurther(api)
  })
})

describe('a count that was another one than expected', () => {
  let [first, second] = [0, 0]
  beforeAll(async () => {
    ;[first = 0, second = 0] = await someProducts(api, 2)
  })

  beforeEach(async () => {
    for (const id of [first, second]) await setProduct(api, id)
  })

  const expecting = (counts: Record<number, number>) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [`expected[${id}]`, count]))

  /** A basket with two of the first product. */
  async function twoOfFirst() {
    const token = await api.visitor()
    const { v3Replace, map } = basketOf(api, token)
    await v3Replace({ [first]: 2 })
    const call = async (path: string, form: Record<string, string | number>) => {
      const answer = (await api.post(token, path, form)).json<
        Partial<BasketMethodResponse & V4Answer<BasketMethodResponse>>
      >()
      return (answer.response ?? answer).OVERWRITTEN
    }
    return { call, map }
  }

  test.each([
    ['set', '/v3/api/client/basket/replace/', {}, 5],
    ['set by the call of both baskets', '/v4/api/client/order_basket/main/replace/', {}, 5],
    ['added to', '/v4/api/client/basket/main/add/', {}, 7],
    ['added to by the older call', '/v3/api/client/basket/', {}, 7],
    ['removed', '/v3/api/client/basket/', { delete: 'Y' }, undefined],
  ])(
    'a count that was another one than expected is %s all the same, and named',
    async (_what, path, more, held) => {
      const { call, map } = await twoOfFirst()
      const form = { ...productsForm({ [first]: 5 }), ...more }
      expect(await call(path, { ...form, ...expecting({ [first]: 9 }) })).toEqual([
        { PRODUCT_ID: first, QUANTITY: 2 },
      ])
      expect(await map()).toEqual(held === undefined ? {} : { [first]: held })
    },
  )

  test('what is as expected is not named, nor anything where the caller expects nothing', async () => {
    const { call } = await twoOfFirst()
    const path = '/v3/api/client/basket/replace/'
    const form = productsForm({ [first]: 3, [second]: 1 })
    expect(await call(path, { ...form, ...expecting({ [first]: 2, [second]: 0 }) })).toBeUndefined()
    expect(await call(path, productsForm({ [first]: 8 }))).toBeUndefined()
  })

  test('emptying names what the caller did not know of, with its count', async () => {
    const { call, map } = await twoOfFirst()
    await call('/v3/api/client/basket/', productsForm({ [second]: 4 }))
    expect(await call('/v3/api/client/basket/', { products: 'all', ...expecting({ [first]: 2 }) })).toEqual([
      { PRODUCT_ID: second, QUANTITY: 4 },
    ])
    expect(await map()).toEqual({})
  })
})

describe('a login takes the basket along', () => {
  beforeEach(async () => {
    for (const id of [first, second, third]) await setProduct(api, id)
  })

  test('[API-049] a login takes the basket of the visitor along: equal products add up within the stock', async () => {
    await setProduct(api, first, { remain: 8 })
    const visitor = await api.visitor()
    await basketOf(api, visitor).add({ [first]: 5, [second]: 2 })
    const { ITEM } = (await api.get(visitor, '/v3/api/personal/info/')).json<PersonalAnswer>()
    const { access_token: token } = await api.login('client@example.com')
    await basketOf(api, token).add({ [first]: 6 })
    const merged = await basketOf(api, token).merge(ITEM.USER_CODE)
    expect(merged).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 2, CHECK: [{ PRODUCT_ID: first }] })
    expect(await basketOf(api, token).map()).toEqual({ [first]: 8, [second]: 2 })
    expect(await basketOf(api, visitor).map()).toEqual({})
    await basketOf(api, token).merge(ITEM.USER_CODE)
    expect(await basketOf(api, token).map()).toEqual({ [first]: 8, [second]: 2 })
    await basketOf(api, token).v3Update({ products: 'all' })
  })

  test('a login loses nothing of what cannot be bought just now', async () => {
    const visitor = await api.visitor()
    await setProduct(api, first)
    await basketOf(api, visitor).add({ [first]: 5 })
    await basketOf(api, visitor).check({ comment: 'Позвоните за час' })
    await setProduct(api, first, { remain: 0 })
    const { access_token: token } = await api.login('client@example.com')
    await basketOf(api, token).merge(visitor)
    expect(await basketOf(api, token).map()).toEqual({ [first]: 5 })
    expect((await basketOf(api, token).get()).INFO.comment).toBe('Позвоните за час')
    expect((await basketOf(api, visitor).get()).INFO.comment).toBe('')
    await basketOf(api, visitor).check({ comment: 'Другое' })
    await basketOf(api, token).merge(visitor)
    expect((await basketOf(api, token).get()).INFO.comment).toBe('Позвоните за час')
    await basketOf(api, token).check({ comment: '' })
    await basketOf(api, token).v3Update({ products: 'all' })
  })

  test('merging keeps to 1000 rows: the products that find no place stay with the visitor', async () => {
    const { access_token: token } = await api.login('client@example.com')
    await basketOf(api, token).add({ [first]: 1 })
    await addFurther(api, first, 998)
    const visitor = await api.visitor()
    await basketOf(api, visitor).add({ [first]: 4, [second]: 1 })
    await basketOf(api, visitor).add({ [third]: 1 })
    const merged = await basketOf(api, token).merge(visitor)
    const TEXT = 'В\u00a0корзине может быть не\u00a0больше 1000\u00a0товаров'
    expect(merged).toMatchObject({ CNT: 1000, CHECK: [{ PRODUCT_ID: third, TEXT }] })
    expect(await basketOf(api, visitor).map()).toEqual({ [third]: 1 })
    expect(await basketOf(api, token).map()).toMatchObject({ [first]: 5, [second]: 1 })
    await basketOf(api, token).v3Update({ products: 'all' })
    await removeFurther(api)
  })

  test("nobody takes a basket by a client's ID, a guess, or from another shop; a visitor cannot merge", async () => {
    const visitor = await api.visitor(BLUE)
    const [blueProduct = 0] = await someProducts(api, 1, 2)
    await setProduct(api, blueProduct, {}, 2)
    await basketOf(api, visitor).add({ [blueProduct]: 2 })
    const { access_token: victim } = await api.login('loyalty@example.com')
    await basketOf(api, victim).v3Replace({ [first]: 3 })
    const { ITEM } = (await api.get(victim, '/v3/api/personal/info/')).json<PersonalAnswer>()
    const { access_token: token } = await api.login('client@example.com')
    for (const code of [
      ITEM.USER_CODE,
      victim,
      visitor,
      '1',
      "' or 1=1",
      '00000000-0000-0000-0000-000000000000',
    ])
      await basketOf(api, token).merge(code)
    expect(await basketOf(api, token).map()).toEqual({})
    expect(await basketOf(api, visitor).map()).toEqual({ [blueProduct]: 2 })
    const rejected = await api.post(await api.visitor(), '/v4/api/client/basket/main/merge/', {
      user_code: visitor,
    })
    expect(rejected.statusCode).toBe(403)
  })

  test('an addition that the visitor made with a key is not made again after his login', async () => {
    const visitor = await api.visitor()
    const { access_token: token } = await api.login('client@example.com')
    const add = (as: string) =>
      api.post(as, '/v4/api/client/basket/main/add/', {
        ...{ [`products[${first}]`]: 2, idempotency_key: 'addition-before-login' },
      })
    await add(visitor)
    await basketOf(api, token).merge(visitor)
    expect((await add(token)).json().response).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, SUM: 200 })
    expect(await basketOf(api, token).map()).toEqual({ [first]: 2 })
    await basketOf(api, token).v3Update({ products: 'all' })
  })

  test('a client who names no visitor, or himself, keeps his basket as it is', async () => {
    const { access_token: token } = await api.login('client@example.com')
    await basketOf(api, token).v3Replace({ [first]: 2, [second]: 1 })
    for (const code of ['', 'nobody', token])
      expect(await basketOf(api, token).merge(code)).toMatchObject({
        ...{ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 2, SUM: 300 },
        ...{ CHECK: [], MERGED: { BASKET: 0 } },
      })
    expect(await basketOf(api, token).map()).toEqual({ [first]: 2, [second]: 1 })
    await basketOf(api, token).v3Update({ products: 'all' })
  })

  test('what is ordered anew adds up to 99 999 at most, and the buyer is told', async () => {
    const { access_token: token } = await api.login('client@example.com')
    const visitor = await api.visitor()
    await setProduct(api, first, { remain: 0, to_order: true })
    for (const who of [token, visitor]) await basketOf(api, who).v3Replace({ [first]: 60_000 })
    expect(await basketOf(api, token).merge(visitor)).toMatchObject({
      CHECK: [{ PRODUCT_ID: first, TEXT: 'В корзине находится максимальное количество данного товара' }],
    })
    expect(await basketOf(api, token).map()).toEqual({ [first]: 99_999 })
    await basketOf(api, token).v3Update({ products: 'all' })
  })
})
