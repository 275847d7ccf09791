import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { type ChangeRequest, readHeld, sendRequest } from './requests'

describe('requests', () => {
  const ANSWER = { CNT: 1, SUM: 10, CHECK: [], METHOD_SUCCESS: { SUCCESS: 'Y' } }
  const { requests, intercept } = testApi(
    () => ({}),
    ({ method, path }) => {
      if (method === 'POST') return path.startsWith('/v4') ? { response: ANSWER } : ANSWER
      const ITEMS = [
        { ID: 1, QUANTITY: 3 },
        { ID: 2, QUANTITY: 0 },
      ]
      return path.startsWith('/v4') ? { response: { PRODUCTS: ITEMS } } : { ITEMS }
    },
  )
  const PRODUCTS = [
    { id: 1, before: 2, after: 5 },
    { id: 2, before: 4, after: 6, seen: 3 },
  ]
  const fieldsOf = (params: URLSearchParams) => Object.fromEntries(params)
  const send = async (request: Omit<ChangeRequest, 'products'>, products = PRODUCTS) => {
    expect(await sendRequest(testKernel().api, { ...request, products })).toEqual(ANSWER)
    const [call] = requests
    return [call?.path, fieldsOf(call?.body ?? new URLSearchParams())]
  }
  const EXPECTED = { 'expected[1]': '2', 'expected[2]': '3' }
  const COUNTS = { 'products[1]': '5', 'products[2]': '6', ...EXPECTED }

  test.each(['main', 'loyalty'] as const)(
    'an addition to the basket %s says how many come on top',
    async (basket) => {
      expect(await send({ basket, kind: 'add', key: 'k' })).toEqual([
        `/v4/api/client/basket/${basket}/add/`,
        { 'products[1]': '3', 'products[2]': '2', idempotency_key: 'k', ...EXPECTED },
      ])
    },
  )

  test.each([
    ['main', 'set', '/v3/api/client/basket/replace/', COUNTS],
    ['main', 'remove', '/v3/api/client/basket/', { ...COUNTS, delete: 'Y' }],
    ['main', 'clear', '/v3/api/client/basket/', { products: 'all', ...EXPECTED }],
    ['loyalty', 'set', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
    ['loyalty', 'remove', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
    ['loyalty', 'clear', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
  ] as const)('in the basket %s the change %s is the call %s', async (basket, kind, path, body) => {
    expect(await send({ basket, kind })).toEqual([path, body])
  })

  test.each([
    ['main', '/v2/basket/catalog/'],
    ['loyalty', '/v4/api/client/basket/loyalty/get/'],
  ] as const)('what the basket %s holds is read from its beginning', async (basket, path) => {
    expect(await readHeld(testKernel().api, basket)).toEqual(
      new Map([
        [1, 3],
        [2, 0],
      ]),
    )
    expect(requests[0]?.path).toBe(path)
    expect(fieldsOf(requests[0]?.query ?? new URLSearchParams())).toMatchObject({ offset: '0' })
  })

  test.each([
    ['main', { ITEMS: [{ ID: 1 }] }],
    ['loyalty', { response: { PRODUCTS: [{ QUANTITY: 1 }] } }],
  ] as const)('of the basket %s the answer %j cannot be read', async (basket, answer) => {
    intercept(() => answer)
    await expect(readHeld(testKernel().api, basket)).rejects.toMatchObject({ kind: 'shape' })
  })
})
