import { testDetail } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderPage } from '../../testing/render-page'

const { data } = catalogApi()
const open = async (BASKET = 0) => {
  data.basket.set(77, BASKET)
  data.detail = testDetail({
    ...{ ID: 77, NAME: 'Ручка', PRICE: 18.4, REMAIN: 60, BASKET },
    UP_MULTIPLICITY: { MIN: 1, STEP: 1 },
  })
  renderPage('/product/77')
  const box = within(await screen.findByRole('region', { name: 'В корзину' }))
  const input = box.getByRole('textbox', { name: /^Количество/ })
  return { box, input }
}

test('the sum follows a count while it is typed, and that of the stock when more is typed', async () => {
  const { box, input } = await open()
  expect(box.queryByText('92,00 ₽')).toBeNull()
  await userEvent.clear(input)
  await userEvent.type(input, '5')
  expect(box.getByText('92,00 ₽')).toBeVisible()
  await userEvent.type(input, '00')
  expect(box.getByText('1 104,00 ₽')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(box.queryByText('1 104,00 ₽')).toBeNull()
})

test('of a product in the basket a typed sum is not said to be there before it is', async () => {
  const { box, input } = await open(2)
  expect(box.getByText('36,80 ₽')).toHaveTextContent(/В корзине|в корзине/)
  await userEvent.clear(input)
  expect(box.getByText('36,80 ₽')).toBeVisible()
  await userEvent.type(input, '5')
  expect(box.getByText('92,00 ₽')).not.toHaveTextContent(/корзин/)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(data.basket.get(77)).toBe(5))
  expect(box.getByText('92,00 ₽')).toHaveTextContent(/корзин/)
})
