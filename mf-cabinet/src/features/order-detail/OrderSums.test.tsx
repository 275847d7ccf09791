import type { Order } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { testOrder } from '../../testing/test-order'
import { OrderSums } from './OrderSums'

const BONUS = { IS_LOYALTY: 'Y', CURRENCY: 'BONUS', PRODUCTS_SUM: 900, POSITION_SUM: 900 } as const

test.each<[string, Partial<Order>, string[]]>([
  ['an order that is delivered', {}, ['22 товара: 28 476,60 ₽', 'Доставка: 450,00 ₽', 'Итого: 28 926,60 ₽']],
  [
    'one that is delivered for nothing',
    { DELIVERY_PRICE: 0 },
    ['22 товара: 28 476,60 ₽', 'Доставка: Бесплатно', 'Итого: 28 926,60 ₽'],
  ],
  ['one that is fetched', { IS_PICKUP: 'Y' }, ['22 товара: 28 476,60 ₽', 'Итого: 28 926,60 ₽']],
  [
    'one that brings points',
    { IS_PICKUP: 'Y', LOYALTY_SUM: 120 },
    ['22 товара: 28 476,60 ₽', 'Баллов за заказ: +120 Б', 'Итого: 28 926,60 ₽'],
  ],
  [
    'one for points, which costs no delivery whatever that says',
    { ...BONUS, LOYALTY_SUM: 900 },
    ['22 товара: 900 Б', 'Доставка: Бесплатно', 'Баллов за заказ: 900 Б'],
  ],
  [
    'one for points whose points are not told apart',
    { ...BONUS, LOYALTY_SUM: 0 },
    ['22 товара: 900 Б', 'Доставка: Бесплатно', 'Итого: 900 Б'],
  ],
])('%s', (_what, changes, lines) => {
  renderWithKernel(<OrderSums order={testOrder(changes)} />)
  const terms = screen.getAllByRole('term')
  expect(
    terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`.replace(/\s/g, ' ')),
  ).toEqual(lines)
  expect(terms.map((term) => term.parentElement?.dataset.total)).toEqual([
    ...lines.slice(1).map(() => undefined),
    'true',
  ])
})
