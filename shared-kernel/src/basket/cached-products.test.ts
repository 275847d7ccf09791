import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { hasProducts, writeCounts } from './cached-products'

const KEY = [...queryKeys.products, 'list']

test('whether products were loaded is seen in the cache', () => {
  const { query } = testKernel()
  expect(hasProducts(query)).toBe(false)
  query.setQueryData(KEY, { ITEMS: [] })
  expect(hasProducts(query)).toBe(true)
})

test('counts are written into products that have others; who has his keeps the same object', () => {
  const { query } = testKernel()
  const [same, other] = [testProduct({ ID: 1, BASKET: 3 }), testProduct({ ID: 2, BASKET: 4 })]
  query.setQueryData(KEY, { ITEMS: [same, other] })
  writeCounts(query, ({ ID }) => (ID === 1 ? 3 : 9))
  const { ITEMS } = query.getQueryData<{ ITEMS: unknown[] }>(KEY) ?? { ITEMS: [] }
  expect(ITEMS[0]).toBe(same)
  expect(ITEMS[1]).toEqual({ ...other, BASKET: 9 })
})
