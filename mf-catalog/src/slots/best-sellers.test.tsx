import { testDetail, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { catalogApi } from '../testing/catalog-api'
import { renderPage, renderSlot } from '../testing/render-page'

const { data, called, intercept } = catalogApi()
beforeEach(() => {
  data.products = testProducts(20)
  data.sections = [testSection({ ID: 9 })]
  data.detail = testDetail({ ID: 77, NAME: 'Ручка' })
})

/** Products of a carousel, once they have taken the place of its skeletons. */
const shown = (title: string) =>
  waitFor(() => {
    const carousel = screen.getByRole('heading', { name: title }).closest('section')
    return within(carousel as HTMLElement).getAllByRole('article')
  })

test.each([
  ['product page', () => renderPage('/product/77')],
  ['basket', () => renderSlot('basket.carousel', {}, { path: '/basket' })],
])('[CAT-062] the carousel of the %s asks for 5 products of any badge', async (_place, open) => {
  open()
  expect(await shown('Популярные товары')).toHaveLength(5)
  expect(called('carousel')).toEqual(['GET /v3/api/catalog/marks/carousel/?limit=5'])
})

test('a product does not stand among the best sellers of its own page', async () => {
  data.detail = testDetail({ ID: 2, NAME: 'Товар 2' })
  renderPage('/product/2')
  const names = (await shown('Популярные товары')).map((card) => card.getAttribute('aria-labelledby'))
  const texts = names.map((id) => document.getElementById(id ?? '')?.textContent)
  expect(texts).toHaveLength(4)
  expect(texts).not.toContain('Товар 2')
})

test('[CAT-062] the carousels of the home page ask for 12 products of their badge', async () => {
  renderSlot('home.blocks', {})
  for (const title of ['Хиты продаж', 'Распродажа', 'Новинки']) expect(await shown(title)).toHaveLength(12)
  expect(called('carousel').sort()).toEqual([
    'GET /v3/api/catalog/marks/hot/carousel/?limit=12',
    'GET /v3/api/catalog/marks/new/carousel/?limit=12',
    'GET /v3/api/catalog/marks/sale/carousel/?limit=12',
  ])
})

test('a carousel that does not come says so; one without products is not there', async () => {
  intercept(({ path }) => (path.endsWith('/carousel/') ? 500 : undefined))
  const first = renderSlot('basket.carousel', {})
  expect(await screen.findByRole('alert')).toHaveTextContent('«Популярные товары»: товары не загрузились.')
  first.unmount()
  intercept(() => undefined)
  data.products = []
  renderSlot('basket.carousel', {})
  await waitFor(() => expect(called('carousel').length).toBeGreaterThan(1))
  await waitFor(() => expect(screen.queryByText('Популярные товары')).toBeNull())
})
