import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { BuyButton } from './BuyButton'

const { data } = catalogApi()

function Shown({ product }: { product: Product }) {
  return <BuyButton product={product} quantity={useBasketQuantity(product)} analogs={<p>К аналогам</p>} />
}
const show = (changes: Partial<Product> = {}) => {
  const product = testProduct({ ID: 7, ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<Shown product={product} />, { kernel: partKernel() }).container
}

test('it adds the count that is chosen', async () => {
  show({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(data.basket.get(7)).toBe(12))
})

test('what is in the basket leads there, also when there is none left', () => {
  show({ BASKET: 2, REMAIN: 0, TO_ORDER: 'N' })
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket')
  expect(screen.queryByText('К аналогам')).not.toBeInTheDocument()
})

test.each([
  [{ ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  [{ PRICE: 0 }, 'У товара не указана цена'],
  [{ PRICE: 0, REMAIN: 0, TO_ORDER: 'N' }, 'У товара не указана цена'],
] as const)('of %j it says why it cannot be bought', (changes, why) => {
  expect(show(changes)).toHaveTextContent(why)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what can neither be had nor ordered has the way to its analogs', () => {
  show({ REMAIN: 0, TO_ORDER: 'N' })
  expect(screen.getByText('К аналогам')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
