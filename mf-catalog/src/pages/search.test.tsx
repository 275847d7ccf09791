import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
  const { url } = renderPage('/search?q=,evfuf&sort=PRICE&order=ASC')
  await waitFor(() =>
    expect(decodeURIComponent(url())).toBe('/search?q=бумага&sort=PRICE&order=ASC&typed=,evfuf'),
  )
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  const note = screen.getByRole('link', { name: 'Искать «,evfuf»' }).closest('[role=status]')
  expect(note).toHaveTextContent(/Показаны товары по.запросу «бумага»\. Вы искали «,evfuf»\./)
  data.search = { SUGGEST: 'папка', SECTIONS: [], CNT: 0 }
  await userEvent.click(screen.getByRole('link', { name: 'Искать «,evfuf»' }))
  await screen.findByRole('heading', { level: 1, name: /,evfuf/ })
  expect(new URL(url(), 'http://shop').searchParams.get('q')).toBe(',evfuf')
})

test('a search that finds nothing says so and leads to the sections and the catalogue', async () => {
  data.products = []
  data.sections = [testSection({ ID: 12, NAME: 'Бумага и бумажная продукция', DEPTH_LEVEL: 1 })]
  renderPage('/search?q=zzz')
  expect(await screen.findByText('По вашему запросу ничего не найдено')).toBeVisible()
  const sections = await screen.findByRole('region', { name: 'Разделы' })
  expect(within(sections).getByRole('link', { name: /Бумага и бумажная/ })).toHaveAttribute(
    'href',
    '/catalog/12',
  )
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
})

test('a search that finds nothing offers the sections that it names, first and once', async () => {
  data.products = []
  data.search = {
    SUGGEST: null,
    SECTIONS: [testSection({ ID: 40, NAME: 'Бейджи и таблички', CNT: 320 })],
    CNT: 0,
  }
  renderPage('/search?q=таблички из дуба')
  const near = await screen.findByRole('region', { name: 'Похожие разделы' })
  const link = within(near).getByRole('link', { name: /Бейджи и таблички/ })
  expect(link).toHaveAttribute('href', '/catalog/40')
  expect(screen.getAllByRole('link', { name: /Бейджи и таблички/ })).toEqual([link])
})

test('what was typed and finds nothing offers the near query with its products', async () => {
  data.search = { SUGGEST: 'бумага', SECTIONS: [], CNT: 0 }
  data.found = { 'бумага белая глянцевая': [] }
  renderPage('/search?q=бумага белая глянцевая&typed=бумага белая глянцевая')
  expect(await screen.findByRole('link', { name: /Искать «бумага»: 3/ })).toHaveAttribute(
    'href',
    `/search?${new URLSearchParams({ q: 'бумага' })}`,
  )
  const near = screen.getByRole('region', { name: 'Похожие товары: «бумага»' })
  expect(within(near).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
})
