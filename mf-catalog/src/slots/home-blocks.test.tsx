import { screen } from '@testing-library/react'
import { catalogApi } from '../testing/catalog-api'
import { renderSlot } from '../testing/render-page'
import { testProducts, testSection } from '../testing/test-products'
import { prefetch } from './HomeBlocks'

const { data, calls } = catalogApi()
beforeEach(() => {
  data.sections = [testSection({ ID: 9, NAME: 'Бумага' })]
  data.products = testProducts(2)
})

test('[CAT-064] the main sections lead into the catalogue', async () => {
  renderSlot('home.blocks', {})
  expect(await screen.findByRole('link', { name: /Бумага/ })).toHaveAttribute('href', '/catalog/9')
  expect(calls).toContain('GET /v3/api/catalog/sectionsmain/')
})

test('the carousels of the home page ask for 12 products each', async () => {
  const { kernel } = renderSlot('home.blocks', {})
  for (const title of ['Хиты продаж', 'Распродажа', 'Новинки'])
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  await prefetch(kernel)
  expect(calls.filter((call) => call.includes('carousel')).sort()).toEqual([
    'GET /v3/api/catalog/marks/hot/carousel/?limit=12',
    'GET /v3/api/catalog/marks/new/carousel/?limit=12',
    'GET /v3/api/catalog/marks/sale/carousel/?limit=12',
  ])
})
