import type { BasketType } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel, testProduct, UNREADABLE_ANSWERS } from '@prilavok/shared-kernel/testing'
import { getHeldProducts, heldCountsQuery } from './held-counts'
import { loadHeldOf } from './load-held-of'
import { isOfHeld, listsServer } from './testing/lists-server'

const { data, calls, intercept } = listsServer()
const product = (ID: number, BASKET = 0) => testProduct({ ID, BASKET })
const answers = (answer: object) => intercept((call) => (isOfHeld(call) ? answer : undefined))

describe('what a basket holds', () => {
  test.each(['main', 'loyalty'] as const)('of %s is asked for in one call', async (basket) => {
    data.held = { 1: 3, 2: 5 }
    expect(await getHeldProducts(testKernel(), basket)).toEqual([
      { ID: 1, NAME: 'Товар 1', QUANTITY: 3 },
      { ID: 2, NAME: 'Товар 2', QUANTITY: 5 },
    ])
    expect(calls).toEqual([`GET /v4/api/client/basket/${basket}/get/?offset=0&limit=1000`])
  })

  test.each([
    ...UNREADABLE_ANSWERS,
    ['an answer without the envelope', () => Response.json({ PRODUCTS: [] })],
    ['an answer without rows', () => Response.json({ response: {} })],
    ['a row that is none', () => Response.json({ response: { PRODUCTS: [null] } })],
  ] as [string, () => Response][])('is not read from %s', async (_what, answer) => {
    answers(answer())
    const error: unknown = await getHeldProducts(testKernel(), 'main').catch((cause: unknown) => cause)
    expect(isApiError(error) && error.kind).toBe('shape')
  })

  test.each([{ ID: '1' }, { NAME: undefined }, { QUANTITY: '3' }])(
    'is not read from a row with %j',
    async (wrong) => {
      answers({ response: { PRODUCTS: [{ ID: 1, NAME: 'Ручка', QUANTITY: 3, ...wrong }] } })
      await expect(getHeldProducts(testKernel(), 'main')).rejects.toMatchObject({ kind: 'shape' })
    },
  )
})

test('its counts are among the rows of that basket, which are out of date when it has changed', async () => {
  data.held = { 1: 3 }
  const kernel = testKernel()
  for (const basket of ['main', 'loyalty'] as const)
    await kernel.query.fetchQuery(heldCountsQuery(kernel, basket))
  const isOutdated = (basket: BasketType) =>
    kernel.query.getQueryState(heldCountsQuery(kernel, basket).queryKey)?.isInvalidated
  await kernel.query.invalidateQueries({ queryKey: [...queryKeys.basketRows, 'main'], refetchType: 'none' })
  expect([isOutdated('main'), isOutdated('loyalty')]).toEqual([true, false])
})

describe('how many of a product', () => {
  test('is read anew each time, however fresh the last answer is', async () => {
    data.held = { 1: 3 }
    const kernel = testKernel()
    const heldOf = await loadHeldOf(kernel, 'main')
    expect([product(1), product(2, 7)].map(heldOf)).toEqual([3, 0])
    data.held = { 1: 8 }
    expect((await loadHeldOf(kernel, 'main'))(product(1))).toBe(8)
    expect(calls).toHaveLength(2)
  })

  test('is what the change on its way makes of it, in its own basket', async () => {
    data.held = { 1: 3 }
    const kernel = testKernel()
    kernel.basket.set('loyalty', { ID: 1, NAME: 'Ручка', held: 3 }, 6)
    expect((await loadHeldOf(kernel, 'loyalty'))(product(1))).toBe(6)
    expect((await loadHeldOf(kernel, 'main'))(product(1))).toBe(3)
  })

  test('is not known when the basket cannot be read', async () => {
    data.heldStatus = 500
    await expect(loadHeldOf(testKernel(), 'main')).rejects.toMatchObject({ kind: 'answer', status: 500 })
  })
})
