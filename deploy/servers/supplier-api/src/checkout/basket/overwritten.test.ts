import type { BasketMethodResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, productsForm, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
let [first, second] = [0, 0]
beforeAll(async () => {
  api = await startTestApi(60)
  ;[first = 0, second = 0] = await someProducts(api, 2)
}, 60_000)
beforeEach(async () => {
  for (const id of [first, second]) await setProduct(api, id)
})
afterAll(() => api.close())

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

test('an addition that is repeated names nothing: the first one has changed the count', async () => {
  const { call, map } = await twoOfFirst()
  const form = { ...productsForm({ [first]: 1 }), ...expecting({ [first]: 2 }), idempotency_key: 'one-more' }
  const path = '/v4/api/client/basket/main/add/'
  expect(await call(path, form)).toBeUndefined()
  expect(await call(path, form)).toBeUndefined()
  expect(await map()).toEqual({ [first]: 3 })
})

test('an expectation that cannot be read is a clear error', async () => {
  const { v3Update } = basketOf(api, await api.visitor())
  expect(await v3Update({ ...productsForm({ [first]: 1 }), 'expected[x]': 'many' })).toMatchObject({
    CODE: 'bad_field',
    errors: { expected: 'Неверный номер товара' },
  })
})
