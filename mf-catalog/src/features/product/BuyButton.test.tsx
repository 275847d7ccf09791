import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

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

test.each([
  [{ ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  [{ PRICE: 0 }, 'У товара не указана цена'],
  [{ PRICE: 0, REMAIN: 0, TO_ORDER: 'N' }, 'У товара не указана цена'],
] as const)('of %j it says why it cannot be bought', (changes, why) => {
  expect(show(changes)).toHaveTextContent(why)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
