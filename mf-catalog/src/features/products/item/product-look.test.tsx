import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { LoyaltyPrices } from './LoyaltyPrices'
import { ProductCard } from './ProductCard'
import { ProductPrice } from './ProductPrice'
import { passFocusToQuantity } from './pass-focus-to-quantity'
import { RowAction } from './RowAction'

const { data } = catalogApi()
function Shown({ product }: { product: Product }) {
  return <RowAction product={product} quantity={useBasketQuantity(product)} />
}

describe('ProductCard', () => {
  const show = (changes: Partial<Product>) => {
    const product = testProduct({ ID: 7, NAME: 'Ручка', ...changes })
    data.basket.set(7, product.BASKET)
    return renderWithKernel(<ProductCard product={product} />, { kernel: partKernel() })
  }
  const card = () => screen.getByRole('article', { name: 'Ручка' })

  test('why a product without a price cannot be added is written there', () => {
    show({ PRICE: 0 })
    expect(within(card()).getByText('У товара не указана цена')).toBeVisible()
  })
})

describe('RowAction', () => {
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
})

describe('ProductPrice', () => {
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
    [{ PRICE: 0 }, '—за шт.'],
    [{ OLD_PRICE: 20 }, 'Старая цена 20,00 ₽18,40 ₽за шт.'],
  ] as const)('%j costs «%s»', (changes, text) => {
    expect(show(changes)).toBe(text)
  })

  test('precision is the shop’s, the currency the product’s', () => {
    expect(show({ CURRENCY: 'KZT' }, {}, { shop: { PRICE_TYPE: 26 } })).toBe('18 KZTза шт.')
  })

  describe('[CAT-042] the price in points', () => {
    const points = (changes: Partial<Product>, options = {}) =>
      /или .*Б/.test(show(changes, { size: 'page' }, { LOYALTY: 'Y', ...options }) ?? '')

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
  })
})

describe('pass-focus-to-quantity', () => {
  const nextMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve))

  test('a pointer does not: a finger gets no keyboard over the page', async () => {
    render(
      <article>
        <input data-quantity="" />
        <button type="button" onClick={passFocusToQuantity}>
          В корзину
        </button>
      </article>,
    )
    await userEvent.click(screen.getByRole('button'))
    await nextMicrotask()
    expect(screen.getByRole('button')).toHaveFocus()
  })
})
