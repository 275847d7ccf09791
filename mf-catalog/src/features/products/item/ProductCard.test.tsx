import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'

import { catalogApi } from '../../../testing/catalog-api'
import { ProductCard } from './ProductCard'

const { data } = catalogApi()

const show = (changes: Partial<Product> = {}, eager?: boolean) => {
  const product = testProduct({ ID: 7, NAME: 'Ручка', ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<ProductCard product={product} eager={eager} />, { kernel: partKernel() })
}
const card = () => screen.getByRole('article', { name: 'Ручка' })

const mark = (CODE: string) => ({ CODE, TITLE: CODE, COLOR: 'green', PREDEFINED: 'N' as const })

test('name and picture lead to the page, the picture for the pointer alone', () => {
  show()
  expect(within(card()).getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/7')
  const second = card().querySelector('a.picture')
  expect(second).toHaveAttribute('href', '/product/7')
  expect(second).toHaveAttribute('tabindex', '-1')
  expect(second).toHaveAttribute('aria-hidden', 'true')
})

test('two badges at most: more would cover the picture', () => {
  show({ MARKS: ['Эко', 'Хит', 'Новинка'].map(mark) })
  expect(card()).toHaveTextContent('Эко')
  expect(card()).not.toHaveTextContent('Новинка')
})

test.each([
  [{ REMAIN: 0, TO_ORDER: 'N' }, true],
  [{ REMAIN: 0, TO_ORDER: 'N', BASKET: 2 }, false],
  [{ REMAIN: 0, TO_ORDER: 'Y' }, false],
] as const)('%j has no count to choose: %s', (changes, disabled) => {
  show(changes)
  const count = within(card()).getByRole('textbox')
  expect((count as HTMLInputElement).disabled).toBe(disabled)
})

test.each([
  [{ ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  [{ PRICE: 0 }, 'У товара не указана цена'],
] as const)('why %j cannot be added is written there', (changes, why) => {
  show(changes)
  expect(within(card()).getByText(why)).toBeVisible()
})
