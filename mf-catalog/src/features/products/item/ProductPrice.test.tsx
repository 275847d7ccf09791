import type { Product } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { LoyaltyPrices } from './LoyaltyPrices'
import { ProductPrice } from './ProductPrice'

const show = (
  changes: Partial<Product> = {},
  look: { size?: 'row' | 'card' | 'page' } = {},
  { LOYALTY = 'N', shop = {} }: { LOYALTY?: 'Y' | 'N'; shop?: object } = {},
) =>
  renderWithKernel(
    <LoyaltyPrices>
      <ProductPrice product={testProduct({ PRICE: 18.4, ...changes })} {...look} />
    </LoyaltyPrices>,
    { kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY }, shop }) },
  ).container.textContent?.replaceAll('\u00a0', ' ')

test.each([
  [{}, '18,40 ₽за шт.'],
  [{ PACK: 'Y' }, '18,40 ₽за уп.'],
  [{ PRICE: 0 }, '—за шт.'],
  [{ OLD_PRICE: 20 }, 'Старая цена 20,00 ₽18,40 ₽за шт.'],
] as const)('%j costs «%s»', (changes, text) => {
  expect(show(changes)).toBe(text)
})

test('a card has no room for the unit beside an old price', () => {
  expect(show({ OLD_PRICE: 20 }, { size: 'card' })).toBe('Старая цена 20,00 ₽18,40 ₽')
  expect(show({}, { size: 'card' })).toBe('18,40 ₽за шт.')
  expect(show({ OLD_PRICE: 20 }, { size: 'page' })).toMatch(/за шт\.$/)
})

test('precision is the shop’s, the currency the product’s', () => {
  expect(show({ CURRENCY: 'KZT' }, {}, { shop: { PRICE_TYPE: 26 } })).toBe('18 KZTза шт.')
})

describe('[CAT-042] the price in points', () => {
  const points = (changes: Partial<Product>, options = {}) =>
    /или .*Б/.test(show(changes, {}, { LOYALTY: 'Y', ...options }) ?? '')

  test.each([120, 0])('of %i is told to whoever takes part', (LOYALTY_PRICE) => {
    expect(points({ LOYALTY_PRICE })).toBe(true)
  })

  test.each([
    ['a product without one', { LOYALTY_PRICE: null }, {}],
    ['whoever takes no part', { LOYALTY_PRICE: 120 }, { LOYALTY: 'N' }],
    ['a shop that shows none', { LOYALTY_PRICE: 120 }, { shop: { SHOW_LOYALTY_PRICES: 'N' } }],
  ])('is not told of, or to, %s', (_whom, changes, options) => {
    expect(points(changes, options)).toBe(false)
  })

  test('is not told outside of a page that has decided so', () => {
    const { container } = renderWithKernel(<ProductPrice product={testProduct({ LOYALTY_PRICE: 120 })} />, {
      kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY: 'Y' } }),
    })
    expect(container).not.toHaveTextContent('или')
  })
})
