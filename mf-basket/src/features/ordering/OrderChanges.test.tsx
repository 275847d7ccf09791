import type { BasketType, OrderChange } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { createRef } from 'react'
import type { ChangedCount } from './changed-counts'
import { OrderChanges } from './OrderChanges'
import type { OrderToConfirm } from './use-send-order'

const change = (KIND: OrderChange['KIND'], WAS: number, NOW: number, PRODUCT_ID = 1): OrderChange => ({
  ...{ PRODUCT_ID, NAME: `Товар ${PRODUCT_ID}`, KIND, WAS, NOW },
})
const count = (id: number, was: number, now: number): ChangedCount => ({ id, name: `Товар ${id}`, was, now })

function render(
  toConfirm: OrderToConfirm | undefined,
  counts: readonly ChangedCount[] = [],
  basket: BasketType = 'main',
) {
  const ref = createRef<HTMLElement>()
  renderWithKernel(
    <OrderChanges {...{ basket, counts, toConfirm, ref }} info={{ currency: 'RUB', deliveryCurrency: 'USD' }}>
      <button type="button">Подтвердить</button>
    </OrderChanges>,
  )
  return { section: screen.getByRole('region'), list: screen.getByRole('list') }
}
const told = (...changes: OrderChange[]): OrderToConfirm => ({ changes, confirm: 'да' })
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))

test.each([
  ['price', 100, 120.5, 'Было 100,00 ₽, стало 120,50 ₽'],
  ['sum', 1000, 900, 'Было 1 000,00 ₽, стало 900,00 ₽'],
  ['delivery', 390, 0, 'Было 390,00 USD, стало 0,00 USD'],
  ['quantity', 1200, 1000, 'Вместо 1 200 можно заказать 1 000'],
  ['gone', 5, 0, 'Больше нельзя заказать'],
  ['back', 0, 1200, 'Снова можно заказать, в корзине 1 200'],
] as const)('a change of kind %s from %d to %d', (kind, was, now, text) => {
  render(told(change(kind, was, now)))
  expect(lines()).toEqual([`Товар 1${text}`])
})

test('prices of the bonus basket are points', () => {
  render(told(change('price', 100, 120)), [], 'loyalty')
  expect(lines()).toEqual(['Товар 1Было 100 Б, стало 120 Б'])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/basket?type=loyalty')
})

test.each([
  [0, 1200, 'Добавлен в корзину: 1 200'],
  [5, 0, 'Удалён из корзины'],
  [1200, 5, 'Было 1 200, стало 5'],
])('a count that somebody else has changed from %i to %i', (was, now, text) => {
  render(undefined, [count(7, was, now)])
  expect(lines()).toEqual([`Товар 7${text}`])
})

test('what the server tells of a product goes before its count; counts of others come first', () => {
  render(told(change('gone', 5, 0, 1)), [count(1, 5, 3), count(2, 5, 3)])
  expect(lines()).toEqual(['Товар 2Было 5, стало 3', 'Товар 1Больше нельзя заказать'])
})

test('what the server tells takes the focus, what somebody else does takes none', () => {
  expect(render(told(change('gone', 5, 0))).section).toHaveFocus()
})
test('what somebody else has changed leaves the focus where it is', () => {
  expect(render(undefined, [count(1, 5, 3)]).section).not.toHaveFocus()
})

test('as long as something is left to order it asks to look, else it says so', () => {
  const { section } = render(told(change('gone', 5, 0)))
  expect(section).toHaveAccessibleName(/Пока вы оформляли заказ, он\sизменился/)
  expect(section).toHaveTextContent(/Заказ ещё не\sотправлен\. Проверьте/)
  expect(within(section).getByRole('button', { name: 'Подтвердить' })).toBeVisible()
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/basket')
})
test('where nothing is left to order it says so', () => {
  const { section } = render({ changes: [change('gone', 5, 0)], confirm: undefined })
  expect(section).toHaveTextContent('Заказывать больше нечего.')
  expect(section).not.toHaveTextContent('Проверьте')
})

test.each([
  [2, 3, false],
  [3, 3, true],
  [0, 6, true],
])(
  '%i counts and %i changes: a list that is longer than its place is reached from the keyboard',
  (own, changed, reached) => {
    const numbers = (length: number, from: number) => Array.from({ length }, (_, at) => from + at)
    const { list } = render(
      told(...numbers(changed, 10).map((id) => change('gone', 1, 0, id))),
      numbers(own, 1).map((id) => count(id, 5, 3)),
    )
    expect(list.getAttribute('tabindex')).toBe(reached ? '0' : null)
  },
)
