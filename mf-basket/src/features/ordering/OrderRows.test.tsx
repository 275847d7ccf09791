import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testRow, testRows } from '../../testing/test-rows'
import { OrderRows } from './OrderRows'

const gifts = (count: number) =>
  testRows(count, 90).map((row) => testRow({ ...row, GIFT: 'Y', QUANTITY: 1, PRICE: 0, SUM: 0 }))
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
const more = () => {
  const button = screen.queryByRole('button')
  return button && plain(button.textContent)
}

test.each([
  [4, 0, null],
  [5, 0, 'Ещё 1 товар'],
  [6, 0, 'Ещё 2 товара'],
  [9, 0, 'Ещё 5 товаров'],
  [5, 1, 'Ещё 1 товар и 1 подарок'],
  [6, 2, 'Ещё 2 товара и 2 подарка'],
  [9, 5, 'Ещё 5 товаров и 5 подарков'],
  [4, 1, 'Ещё 1 подарок'],
  [3, 3, 'Ещё 2 подарка'],
  [3, 1, null],
])('of %i products and %i gifts four are shown, the rest is counted: %s', (products, given, text) => {
  renderWithKernel(<OrderRows rows={[...gifts(given), ...testRows(products)]} bonus={false} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(more()).toBe(text)
})

test('one press shows them all, the products before the gifts', async () => {
  renderWithKernel(<OrderRows rows={[...gifts(1), ...testRows(5)]} bonus={false} />)
  expect(shown().some((text) => text.includes('Товар 90'))).toBe(false)
  await userEvent.click(screen.getByRole('button'))
  expect(shown().map((text) => text.match(/Товар \d/)?.[0])).toEqual([
    ...[1, 2, 3, 4, 5, 9].map((number) => `Товар ${number}`),
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a row says its sum and its count; a gift has no sum', () => {
  const pens = testRow({ NAME: 'Ручка', PRICE: 100, QUANTITY: 1200 })
  renderWithKernel(<OrderRows rows={[pens, ...gifts(1)]} bonus={false} />)
  expect(shown()).toEqual(['Ручка120 000,001 200 шт.', 'Товар 90Подарок1 шт.'])
})

test('sums of the bonus basket are points', () => {
  renderWithKernel(<OrderRows rows={[testRow({ NAME: 'Ручка', SUM: 400 }), ...gifts(1)]} bonus />)
  expect(shown()).toEqual(['Ручка400 Б10 шт.', 'Товар 90Подарок1 шт.'])
})
