import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { ProductCard } from './ProductCard'

const { data } = catalogApi()

const show = (changes: Partial<Product> = {}, eager?: boolean) => {
  const product = testProduct({ ID: 7, NAME: 'Ручка', ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<ProductCard product={product} eager={eager} />, { kernel: partKernel() })
}
const card = () => screen.getByRole('article', { name: 'Ручка' })
const picture = () => card().querySelector('img')
const mark = (CODE: string) => ({ CODE, TITLE: CODE, COLOR: 'green', PREDEFINED: 'N' as const })

test('name and picture lead to the page, the picture for the pointer alone', () => {
  show()
  expect(within(card()).getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/7')
  const second = card().querySelector('a.picture')
  expect(second).toHaveAttribute('href', '/product/7')
  expect(second).toHaveAttribute('tabindex', '-1')
  expect(second).toHaveAttribute('aria-hidden', 'true')
})

test('the large picture, else the small one', () => {
  const { unmount } = show()
  expect(picture()).toHaveAttribute('src', '/upload/pen.svg')
  unmount()
  show({ DETAIL_PICTURE_PATH: null })
  expect(picture()).toHaveAttribute('src', '/upload/pen-small.svg')
})

test.each([
  [true, null],
  [false, 'lazy'],
  [undefined, 'lazy'],
])('above the fold (%s) the picture has loading %s', (eager, loading) => {
  show({}, eager)
  expect(picture()?.getAttribute('loading')).toBe(loading)
})

test('code, stock and price; how many make an order, where that is a rule', () => {
  const { unmount } = show()
  expect(card().querySelector('.code')).toHaveTextContent(/^Код 184\s302$/)
  expect(card()).toHaveTextContent(/4\s320\sшт\./)
  expect(card()).toHaveTextContent(/18,40\s₽/)
  unmount()
  show({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  expect(card().querySelector('.code span')).toHaveTextContent(/12/)
})

test('two badges at most: more would cover the picture', () => {
  show({ MARKS: ['Эко', 'Хит', 'Новинка'].map(mark) })
  expect(card()).toHaveTextContent('Эко')
  expect(card()).not.toHaveTextContent('Новинка')
})

test('a card of the basket is marked', () => {
  const { unmount } = show()
  expect(card()).not.toHaveAttribute('data-in-basket')
  unmount()
  show({ BASKET: 2 })
  expect(card()).toHaveAttribute('data-in-basket', 'true')
})

test('a card by itself opens QuickView of its product alone', async () => {
  const { kernel } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Быстрый просмотр' }))
  expect(kernel.modals.current()).toEqual([{ name: 'QuickView', props: { productId: 7 } }])
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

test('with nothing in the way no reason is written', () => {
  show()
  expect(card().querySelector('.change-note')).toBeNull()
})
