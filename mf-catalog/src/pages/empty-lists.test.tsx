import { LOGGED_IN, testSection } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data } = catalogApi()
beforeEach(() => {
  data.sections = [testSection({ ID: 12 })]
  data.marks = [{ CODE: 'hot', TITLE: 'Хит', COLOR: '', PREDEFINED: 'N' }]
  data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: '', CNT: 0 }]
})

test.each([
  ['/search?q=x', 'По вашему запросу ничего не найдено'],
  ['/catalog/viewed', 'Вы ещё не\u00a0смотрели товары'],
  ['/catalog/marks/hot', 'Нет товаров с\u00a0этой отметкой'],
  ['/catalog/brand/5', 'У\u00a0бренда пока нет товаров'],
  ['/catalog/brand/5/12', 'В\u00a0этом разделе у\u00a0бренда пока нет товаров'],
  ['/catalog/12', 'В разделе пока нет товаров'],
  ['/catalog/favorite', 'Список избранного пуст'],
])('[CAT-052] %s without products says so in its own words, and how to go on', async (path, text) => {
  renderPage(path, { cookies: LOGGED_IN, personal: {} })
  expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible()
  expect(screen.getByRole('link', { name: /Открыть каталог|Все товары бренда/ })).toBeVisible()
})

test.each([
  '/search?q=x&filter=base:stock',
  '/catalog/viewed?filter=base:stock',
  '/catalog/marks/hot?filter=base:stock',
  '/catalog/brand/5?filter=base:stock',
  '/catalog/brand/5/12?filter=base:stock',
  '/catalog/12?filter=base:stock',
  '/catalog/favorite?filter=base:stock',
])('%s without products says that the filters leave none', async (path) => {
  renderPage(path, { cookies: LOGGED_IN, personal: {} })
  expect(await screen.findByRole('heading', { level: 2, name: 'Таких товаров нет' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Сбросить все фильтры' })).toBeVisible()
})
