import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { basketServer, heldCounts } from './testing/basket-server'
import { startedOutcomes } from './testing/started-outcomes'

const { data, called, intercept } = basketServer()
const { put: putHeld } = heldCounts(data)
const READ = 'GET /v2/basket/catalog/'
const PRODUCTS = [...queryKeys.products, 'list']

/** With products of the main basket in the cache. */
function withProducts() {
  const page = startedOutcomes()
  const { query } = page.kernel
  query.setQueryData(PRODUCTS, {
    ITEMS: [testProduct({ ID: 1, BASKET: 3 }), testProduct({ ID: 2, BASKET: 4 })],
  })
  const counts = () =>
    query.getQueryData<{ ITEMS: { BASKET: number }[] }>(PRODUCTS)?.ITEMS.map(({ BASKET }) => BASKET)
  return { ...page, counts }
}

describe('a count that somebody else has changed', () => {
  test.each(['waiting', 'unsent'] as const)(
    'is what the server holds of a change that is %s; what the buyer saw goes along',
    async (state) => {
      putHeld({ 1: 8 })
      const { outcomes, put, of } = startedOutcomes()
      put(1, { state })
      await outcomes.follow('main')
      expect(of(1)).toMatchObject({ held: 8, seen: 3, target: 5, state })
    },
  )

  test('what the buyer saw first counts, however often it changes', async () => {
    putHeld({ 1: 8 })
    const { outcomes, put, of } = startedOutcomes()
    put(1, { seen: 2 })
    await outcomes.follow('main')
    putHeld({ 1: 9 })
    await outcomes.follow('main')
    expect(of(1)).toMatchObject({ held: 9, seen: 2 })
  })

  test.each(['sending', 'rejected'] as const)('is left to the answer of one that is %s', async (state) => {
    putHeld({ 1: 8 })
    const { outcomes, put, of } = startedOutcomes()
    const change = put(1, { state })
    put(2, { held: 0 })
    await outcomes.follow('main')
    expect(of(1)).toBe(change)
  })
})

test('news that come while the last ones are being read are read once more, together', async () => {
  const { outcomes, state } = withProducts()
  const first = outcomes.follow('main')
  const others = [outcomes.follow('main'), outcomes.follow('main')]
  await Promise.all([first, ...others])
  expect(called(READ)).toHaveLength(2)
  expect(state.version).toBe(3)
  await outcomes.follow('main')
  expect(called(READ)).toHaveLength(3)
})

test('where the basket cannot be read changes stay, and products are out of date', async () => {
  intercept(() => 500)
  const { outcomes, kernel, put, of, counts } = withProducts()
  const change = put(1, {})
  await outcomes.follow('main')
  expect(of(1)).toBe(change)
  expect(counts()).toEqual([3, 4])
  expect(kernel.query.getQueryState(PRODUCTS)?.isInvalidated).toBe(true)
})
