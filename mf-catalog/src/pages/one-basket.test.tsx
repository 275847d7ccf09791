import { testDetail, testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data } = catalogApi()
const pen = testProduct({ ID: 1, NAME: 'Ручка' })

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = [pen]
  data.detail = testDetail({ ID: 1, NAME: 'Ручка' })
})

test('a product that was added in a row and changed on its page before the answer is there once', async () => {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  renderPage('/catalog/12')
  const row = within(await screen.findByRole('listitem', { name: 'Ручка' }))
  await userEvent.click(row.getByRole('button', { name: 'В корзину' }))
  await userEvent.click(row.getByRole('link', { name: 'Ручка' }))
  const buy = within(await screen.findByRole('region', { name: 'В корзину' }))
  expect(buy.getByText('в корзине')).toBeVisible()
  await userEvent.click(buy.getByRole('button', { name: 'Увеличить' }))
  answer()
  await waitFor(() => expect(data.basket.get(1)).toBe(2))
  expect(buy.getByRole('textbox')).toHaveValue('2')
})
