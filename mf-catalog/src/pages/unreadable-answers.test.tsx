import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'
import { testDetail, testProducts, testSection } from '../testing/test-products'

const { data, intercept } = catalogApi()

const JSON_TYPE = { headers: { 'content-type': 'application/json' } }
const UNREADABLE = 'Сервер прислал ответ, который не удалось прочитать.'

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = testProducts(3)
  data.detail = testDetail()
})

describe.each([
  ['null', () => new Response('null', JSON_TYPE)],
  ['the HTML of a proxy', () => new Response('<html>Вход в сеть</html>')],
  ['an object without its lists', () => new Response('{}', JSON_TYPE)],
])('every answer is %s', (_what, answer) => {
  test.each(['/catalog-list', '/catalog/12', '/product/1', '/search?q=ручка'])(
    '%s says so and loads with another try',
    async (path) => {
      intercept(answer)
      renderPage(path)
      expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE)
      intercept(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      expect((await screen.findAllByRole('link', { name: /Ручк|Товар 1/ })).length).toBeGreaterThan(0)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})
