import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { ComparedQuantity } from './ComparedQuantity'

const { data, called } = catalogApi()

const show = (changes: Partial<Product> = {}) => {
  const product = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 18.4, ...changes })
  data.basket.set(7, product.BASKET)
  return renderWithKernel(<ComparedQuantity product={product} />, { kernel: partKernel() }).container
}
const count = () => screen.getByRole('textbox', { name: /^Количество/ })
const add = () => screen.getByRole('button', { name: 'В корзину' })

test('«В корзину» adds the count that is chosen, and its sum stands there', async () => {
  const cell = show({ UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  expect(cell).not.toHaveTextContent('в корзине')
  expect(add()).toBeEnabled()
  expect(add()).not.toHaveAttribute('title')
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  await userEvent.click(add())
  expect(cell).toHaveTextContent(/в корзине, 220,80\s₽/)
  expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument()
  answer()
  await waitFor(() => expect(data.basket.get(7)).toBe(12))
})

test('without a connection it says that the change waits', async () => {
  data.basketStatus = 0
  const cell = show()
  await userEvent.click(add())
  expect(await screen.findByText('Будет отправлено, когда появится связь')).toBeVisible()
  expect(cell).toHaveTextContent('ждёт связи, 18,40')
  expect(cell.querySelector('small')).toHaveAttribute('data-unsent', 'true')
})

test.each([
  ['not of the assortment', { ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  ['without a price', { PRICE: 0 }, 'У товара не указана цена'],
] as const)('a product %s cannot be added, and the button says why', (_what, changes, why) => {
  show(changes)
  expect(add()).toBeDisabled()
  expect(add()).toHaveAttribute('title', why)
  expect(called('POST')).toEqual([])
})

test('one that is in the basket can be taken out all the same', () => {
  show({ REMAIN: 0, TO_ORDER: 'N', BASKET: 2 })
  expect(count()).toBeEnabled()
})
