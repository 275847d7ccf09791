import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

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
