import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { CardAction } from './CardAction'

const { data } = catalogApi()
function Shown({ product }: { product: Product }) {
  return <CardAction product={product} quantity={useBasketQuantity(product)} />
}
const show = (changes: Partial<Product> = {}, shop = {}) => {
  const product = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 20, ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<Shown product={product} />, { kernel: partKernel({ shop }) }).container
}
const add = () => screen.queryByRole('button', { name: /^В корзину/ })

test('it leads to the basket once the product is there', () => {
  show({ BASKET: 3 })
  const link = screen.getByRole('link', { name: 'В корзине, открыть корзину' })
  expect(link).toHaveAttribute('href', '/basket')
  expect(link).toHaveAttribute('title', 'В корзине, открыть корзину')
})

test('it says what it does, or why it cannot', () => {
  show()
  expect(add()).toHaveAttribute('title', 'В корзину')
  show({ PRICE: 0 })
  expect(screen.getAllByRole('button').at(-1)).toHaveAttribute('title', 'У товара не указана цена')
})

test('a press in a card adds the count that is chosen', async () => {
  show({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  await userEvent.click(add() as HTMLElement)
  await waitFor(() => expect(data.basket.get(7)).toBe(12))
})

test('without a connection a card says that the change waits', async () => {
  data.basketStatus = 0
  show()
  await userEvent.click(add() as HTMLElement)
  const link = await screen.findByRole('link', { name: 'Ждёт связи, открыть корзину' })
  expect(link).toHaveAttribute('href', '/basket')
})

test('a card that can neither be had nor ordered leads to its analogs', () => {
  show({ REMAIN: 0, TO_ORDER: 'N' })
  expect(screen.getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/7#analogs')
  expect(add()).not.toBeInTheDocument()
})

test('a card that is not of the assortment cannot be added, and says why', () => {
  show({ ASSORTMENT: 'N' })
  expect(add()).toBeDisabled()
  expect(add()).toHaveAttribute('title', 'Товар не принадлежит ассортименту магазина')
})
