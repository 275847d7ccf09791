import {
  testDetail,
  testProducts,
  testSection,
  UNREADABLE_ANSWERS,
  UNREADABLE_TEXT,
} from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, intercept } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = testProducts(3)
  data.detail = testDetail()
})

describe.each(UNREADABLE_ANSWERS)('every answer is %s', (_what, answer) => {
  test.each(['/catalog-list', '/catalog/12', '/product/1', '/search?q=ручка'])(
    '%s says so and loads with another try',
    async (path) => {
      intercept(answer)
      renderPage(path)
      expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE_TEXT)
      intercept(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      expect((await screen.findAllByRole('link', { name: /Ручк|Товар 1/ })).length).toBeGreaterThan(0)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})
