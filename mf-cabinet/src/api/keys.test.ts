import { queryKeys } from '@prilavok/shared-kernel/queries'
import { NO_FILTERS } from '../model/order-list-params'
import { keys } from './keys'

const list = { ...NO_FILTERS, page: 1, limit: 36, sort: 'CREATE_DATE', order: 'DESC' } as const
const operations = { page: 1, sort: 'DATE', order: 'DESC', type: '' } as const
const offers = { type: '', active: true, page: 1 } as const

const OF_ORDERS = [
  keys.orderList(list),
  keys.order(5),
  keys.previousOrder(5),
  keys.repeat(5),
  keys.unpaidOrders,
  keys.yearOrders('2026-01-01'),
]
const OF_PRODUCTS = [keys.bought, keys.offer(5, 1)]
const OF_LOYALTY = [keys.loyaltyInfo, keys.loyaltyOperations(operations)]
const OWN = [
  keys.clientInfo,
  keys.clientFiles,
  keys.shopFiles,
  keys.partialAnalogs(5),
  keys.yearCode,
  keys.repeatKeys,
  keys.orderPayment(5),
  keys.loyalty,
  keys.offerList(offers),
  keys.offerCounts(true),
]
const ALL: readonly (readonly unknown[])[] = [...OF_ORDERS, ...OF_PRODUCTS, ...OF_LOYALTY, ...OWN]

test('each kind of data has a key of its own', () => {
  expect(new Set(ALL.map((key) => JSON.stringify(key))).size).toBe(ALL.length)
  for (const key of ALL) expect(key).not.toContain('')
})

test.each([
  ['orders', queryKeys.orders, OF_ORDERS],
  ['products', queryKeys.products, OF_PRODUCTS],
  ['loyalty', keys.loyalty, OF_LOYALTY],
  ['this part alone', ['mf-cabinet'], [...OWN, ...OF_LOYALTY]],
])('what is read of %s is out of date together', (_what, root, below: readonly (readonly unknown[])[]) => {
  for (const key of below) expect(key.slice(0, root.length)).toEqual(root)
})

test('what is asked for is a part of the key', () => {
  expect(keys.orderList(list)).not.toEqual(keys.orderList({ ...list, page: 2 }))
  expect(keys.order(5)).not.toEqual(keys.order(6))
  expect(keys.offer(5, 1)).not.toEqual(keys.offer(5, 2))
  expect(keys.offerCounts(true)).not.toEqual(keys.offerCounts(false))
})
