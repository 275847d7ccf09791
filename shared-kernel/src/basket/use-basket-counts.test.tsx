import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import type { BasketItem, Change, Changes } from './change'
import { basketServer } from './testing/basket-server'
import { useBasketCounts } from './use-basket-counts'

basketServer()

function Counts() {
  const counts = useBasketCounts()
  if (!counts) return <output>нет</output>
  const { CNT, SUM, DELIVERY_CNT, DELIVERY_SUM, LOYALTY } = counts
  return <output>{JSON.stringify([CNT, SUM, DELIVERY_CNT, DELIVERY_SUM, LOYALTY.CNT, LOYALTY.SUM])}</output>
}
const change = (
  held: number,
  target: number,
  item: Partial<BasketItem> = {},
  state: Change['state'] = 'waiting',
) => ({
  item: { ID: 1, NAME: 'Ручка', held, price: 0.1, ...item },
  held,
  target,
  state,
})
const KNOWN = { CNT: 2, SUM: 30, DELIVERY_CNT: 2, DELIVERY_SUM: 25, LOYALTY: { CNT: 1, SUM: 50 } }

function estimated(changes: Change[], basket: 'main' | 'loyalty' = 'main', known: object = KNOWN) {
  const kernel = testKernel()
  kernel.query.setQueryData(queryKeys.basketCounts, known)
  renderWithKernel(<Counts />, { kernel })
  const { put } = kernel.basket.changes as Changes
  act(() =>
    put(
      basket,
      changes.map((one, at) => [at, one]),
    ),
  )
  return JSON.parse(screen.getByRole('status').textContent ?? '')
}

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
  expect(estimated(changes)).toEqual([...expected, 1, 50])
})

test('the bonus basket has counts of its own; for delivery everything counts where nothing else is said', () => {
  const known = { CNT: 2, SUM: 30, LOYALTY: { CNT: 1, SUM: 50 } }
  expect(estimated([change(0, 2, { price: 20 })], 'loyalty', known)).toEqual([2, 30, 2, 30, 2, 90])
})
