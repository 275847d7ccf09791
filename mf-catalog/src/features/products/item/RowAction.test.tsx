import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { RowAction } from './RowAction'

const { data } = catalogApi()
function Shown({ product }: { product: Product }) {
  return <RowAction product={product} quantity={useBasketQuantity(product)} />
}
const show = (changes: Partial<Product> = {}, shop = {}) => {
  const product = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 20, ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<Shown product={product} />, { kernel: partKernel({ shop }) }).container
}
const add = () => screen.queryByRole('button', { name: /^В корзину/ })
const sum = (place: HTMLElement) => place.querySelector('b')

test('the last column says the sum of what is in the basket, in figures alone, with its currency as a tooltip', () => {
  const place = show({ BASKET: 3 })
  expect(sum(place)).toHaveTextContent(/^60,00$/)
  expect(sum(place)).toHaveAttribute('title', expect.stringMatching(/^60,00\s₽$/))
  expect(screen.getByText('в корзине')).not.toHaveAttribute('data-unsent')
  expect(add()).not.toBeInTheDocument()
})

test.each([
  [999_999.99, false],
  [9_999_999.99, true],
])('it sets a sum of %d smaller where it does not fit: %s', (PRICE, long) => {
  expect(sum(show({ BASKET: 1, PRICE }))?.hasAttribute('data-long')).toBe(long)
})

test('it has the precision and the currency of the shop', () => {
  const place = show({ BASKET: 1, PRICE: 20.4, CURRENCY: 'KZT' }, { PRICE_TYPE: 26 })
  expect(sum(place)).toHaveTextContent(/^20$/)
  expect(sum(place)).toHaveAttribute('title', expect.stringMatching(/^20\sKZT$/))
})

test('it offers on narrow screens how many will be added, where that is more than one', () => {
  const narrow = (place: HTMLElement) => place.querySelector('[data-narrow]')?.textContent
  expect(narrow(show())).toBe('')
  expect(narrow(show({ UP_MULTIPLICITY: { MIN: 2, STEP: 1 } }))).toBe(' 2\u00a0шт.')
})

test('a press in a row adds the count that is chosen', async () => {
  show({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  await userEvent.click(add() as HTMLElement)
  await waitFor(() => expect(data.basket.get(7)).toBe(12))
})

test('without a connection a row says that the change waits', async () => {
  data.basketStatus = 0
  show()
  await userEvent.click(add() as HTMLElement)
  expect(await screen.findByText('ждёт связи')).toHaveAttribute('data-unsent', 'true')
})

test('a row that can neither be had nor ordered leads to its analogs', () => {
  show({ REMAIN: 0, TO_ORDER: 'N' })
  expect(screen.getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/7#analogs')
  expect(add()).not.toBeInTheDocument()
})

test('a row that is not of the assortment cannot be added, and says why', () => {
  show({ ASSORTMENT: 'N' })
  expect(add()).toBeDisabled()
  expect(add()).toHaveAttribute('title', 'Товар не принадлежит ассортименту магазина')
})
