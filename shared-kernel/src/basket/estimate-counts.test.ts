import type { BasketItem, Change } from './change'
import { estimateCounts } from './estimate-counts'

const KNOWN = { CNT: 2, SUM: 30, DELIVERY_CNT: 2, DELIVERY_SUM: 25 }
const change = (
  held: number,
  target: number,
  item: Partial<BasketItem> = {},
  state: Change['state'] = 'waiting',
): Change => ({ item: { ID: 1, NAME: 'Ручка', held, price: 0.1, ...item }, held, target, state })

test.each<[string, Change[], number[]]>([
  ['a product that is added', [change(0, 3)], [3, 30.3, 3, 25.3]],
  ['more of one that is there', [change(1, 3)], [2, 30.2, 2, 25.2]],
  ['a removal', [change(3, 0)], [1, 29.7, 1, 24.7]],
  ['several', [change(0, 3), change(0, 1, { price: 10 })], [4, 40.3, 4, 35.3]],
  ['one that does not count for delivery', [change(0, 3, { undelivered: true })], [3, 30.3, 2, 25]],
  ['one that an order would not take', [change(0, 3, { price: undefined })], [2, 30, 2, 25]],
  ['one that the server has', [change(0, 3, {}, 'confirmed')], [2, 30, 2, 25]],
  ['one that was rejected', [change(0, 3, {}, 'rejected')], [2, 30, 2, 25]],
  ['one without a connection', [change(0, 3, {}, 'unsent')], [3, 30.3, 3, 25.3]],
  ['more than there is', [change(1000, 0), change(1, 0), change(1, 0)], [0, 0, 0, 0]],
])('the counts with %s', (_what, changes, expected) => {
  const { CNT, SUM, DELIVERY_CNT, DELIVERY_SUM } = estimateCounts(KNOWN, new Map(changes.entries()))
  expect([CNT, SUM, DELIVERY_CNT, DELIVERY_SUM]).toEqual(expected)
})

test('for delivery everything counts where nothing else is said', () => {
  expect(estimateCounts({ CNT: 2, SUM: 30 }, new Map([[1, change(0, 2, { price: 20 })]]))).toEqual({
    CNT: 3,
    SUM: 70,
    DELIVERY_CNT: 3,
    DELIVERY_SUM: 70,
  })
})
