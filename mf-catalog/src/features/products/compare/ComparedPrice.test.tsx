import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { ComparedPrice } from './ComparedPrice'

const show = (price: number, current: number, shop = {}, CURRENCY = 'RUB') =>
  renderWithKernel(
    <ComparedPrice
      product={testProduct({ ID: 2, PRICE: price, CURRENCY })}
      current={testProduct({ ID: 1, PRICE: current })}
    />,
    { kernel: partKernel({ shop }) },
  ).container.textContent?.replaceAll('\u00a0', ' ')

test.each([
  [16.9, '16,90 ₽за шт.−1,50 ₽ к текущей'],
  [20, '20,00 ₽за шт.+1,60 ₽ к текущей'],
])('a price of %d says by how much it differs from 18,40: «%s»', (price, text) => {
  expect(show(price, 18.4)).toBe(text)
})

test.each([
  ['that is the same', 18.4, 18.4, '18,40 ₽за шт.'],
  ['beside a product without one', 18.4, 0, '18,40 ₽за шт.'],
  ['that a product does not have', 0, 18.4, '—за шт.'],
])('a price %s differs by nothing', (_which, price, current, text) => {
  expect(show(price, current)).toBe(text)
})
