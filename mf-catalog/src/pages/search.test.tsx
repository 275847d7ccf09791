import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, calls } = catalogApi()
beforeEach(() => {
  data.products = testProducts(3)
})

test('[CAT-008] the results of the query q', async () => {
  data.search = { SUGGEST: null, SECTIONS: [testSection({ ID: 12, NAME: 'Бумага офисная' })], CNT: 3 }
  renderPage('/search?q=бумага')
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('бумага')
  expect(screen.getByRole('link', { name: /Бумага офисная/ })).toHaveAttribute('href', '/catalog/12')
  expect(calls).toContain(
    'GET /v3/api/catalog/search/list/?q=бумага&sort=POPULARITY&order=DESC&limit=36&offset=0',
  )
})

test('[CAT-056] a query that is corrected leads to the correction, once, and the way back stays open', async () => {
  data.search = { SUGGEST: 'бумага', SECTIONS: [], CNT: 0 }
  const { url } = renderPage('/search?q=,evfuf')
  await waitFor(() => expect(decodeURIComponent(url())).toBe('/search?q=бумага&typed=,evfuf'))
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  data.search = { SUGGEST: 'папка', SECTIONS: [], CNT: 0 }
  await userEvent.click(screen.getByRole('link', { name: 'Искать «,evfuf»' }))
  await screen.findByRole('heading', { level: 1, name: /,evfuf/ })
  expect(decodeURIComponent(url())).toBe('/search?q=,evfuf&typed=,evfuf')
})

test('a search that finds nothing says so', async () => {
  data.products = []
  renderPage('/search?q=zzz')
  expect(await screen.findByText('По вашему запросу ничего не найдено')).toBeVisible()
})

test('without a query nothing is asked', () => {
  renderPage('/search')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что ищем?')
  expect(calls.filter((call) => call.includes('search'))).toEqual([])
})
