import type { Order, OrderProduct } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { OrderProducts } from './OrderProducts'

const show = (
  products: OrderProduct[] = [testOrderProduct()],
  order: Partial<Order> = {},
  kernel = partKernel(),
) => renderWithKernel(<OrderProducts order={testOrder(order)} products={products} />, { kernel })
const texts = (role: 'columnheader' | 'cell') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
/** What the last cell says on wide and on narrow screens. */
const sums = (container: HTMLElement) =>
  ['[data-wide]', '[data-narrow]'].map((part) =>
    container.querySelector(`td[data-sum] ${part}`)?.textContent?.replace(/\s/g, ' '),
  )

test('[CAB-035] a product as it was sold', () => {
  const { container } = show([testOrderProduct({ PRICE: 318.5, QUANTITY: 1200, PACK: 'Y' })])
  expect(texts('columnheader')).toEqual(['Товар', 'Цена, ₽', 'Количество', 'Сумма, ₽'])
  expect(texts('cell').slice(0, 3)).toEqual(['Бумага офисная А4Код 100 241', '318,50', '1 200 уп.'])
  expect(sums(container)).toEqual(['382 200,00', '382 200,00 ₽'])
  expect(container.querySelector('td[data-sum] small')?.textContent).toMatch(/^1\s200\sуп\.$/)
})

test.each([
  ['KZT', {}, 'KZT', '15 900,00 KZT'],
  ['points', { IS_LOYALTY: 'Y' } as const, 'Б', '15 900 Б'],
])('an order in %s has its sums in them', (_what, order, sign, sum) => {
  const { container } = show(undefined, { CURRENCY: 'KZT', ...order })
  expect(texts('columnheader')).toEqual(['Товар', `Цена, ${sign}`, 'Количество', `Сумма, ${sign}`])
  expect(sums(container)[1]).toBe(sum)
})

test('a gift has words in the place of its sums, beside the same product that was bought', () => {
  const gift = testOrderProduct({ GIFT: 'Y', QUANTITY: 2 })
  const error = jest.spyOn(console, 'error')
  const { container } = show([gift, testOrderProduct()])
  expect(texts('cell').slice(1, 3)).toEqual(['Подарок', '2 шт.'])
  expect(sums(container)).toEqual(['Бесплатно', 'Подарок'])
  expect(texts('cell')[5]).toBe('318,00')
  // React tells of two rows that it cannot tell apart.
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['Y', 'Код 100 241 · под заказ'],
  ['N', 'Код 100 241'],
] as const)('one that was ordered without stock (%s) says so', (TO_ORDER, text) => {
  const { container } = show([testOrderProduct({ TO_ORDER })])
  expect(container.querySelector('td small')?.textContent?.replace(/\s/g, ' ')).toBe(text)
})

test.each([
  ['/upload/small.svg', '/upload/small.svg'],
  [null, '/upload/detail.svg'],
])('its small picture, else its large one: %s', (PREVIEW_PICTURE_PATH, path) => {
  show([testOrderProduct({ PREVIEW_PICTURE_PATH })])
  expect(screen.getByRole('presentation')).toHaveAttribute('src', path)
})

test('[CAB-036] the name leads to the product', () => {
  show()
  expect(screen.getByRole('link', { name: 'Бумага офисная А4' })).toHaveAttribute('href', '/product/100241')
})

test('where the shop has no pages of products it is only a name', () => {
  show(undefined, {}, partKernel({ plan: { routes: [] } }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(within(screen.getAllByRole('cell')[0] as HTMLElement).getByText(/Бумага офисная А4/)).toBeVisible()
})

test('arrows go from product to product', async () => {
  show([testOrderProduct(), testOrderProduct({ ID: 2, NAME: 'Ручка' })])
  screen.getByRole('link', { name: 'Бумага офисная А4' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ручка' })).toHaveFocus()
})
