import { testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { penFilters, pens } from '../testing/pens'
import { renderPage } from '../testing/render-page'

const { data, called } = catalogApi()

beforeEach(() => {
  const child = (ID: number, NAME: string, CNT: number) =>
    testSection({ ID, NAME, CNT, IBLOCK_SECTION_ID: 12, DEPTH_LEVEL: 2 })
  data.sections = [
    testSection({ ID: 12, NAME: 'Ручки' }),
    child(121, 'Шариковые', 4),
    child(122, 'Гелевые', 8),
    child(123, 'Сезонные', 0),
  ]
  data.products = pens()
  data.filters = penFilters()
})
const chips = async () =>
  within(await screen.findByRole('navigation', { name: 'Разделы' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const filter = (text: string) => `?${new URLSearchParams({ filter: text })}`

test('without filters the sections above a list have all their products', async () => {
  renderPage('/catalog/12')
  expect(await chips()).toEqual([
    ['Шариковые4', '/catalog/121'],
    ['Гелевые8', '/catalog/122'],
  ])
})

test('under filters they have the products that fit, and lead to those', async () => {
  renderPage('/catalog/12?filter=INK:синий&page=2')
  await waitFor(async () =>
    expect(await chips()).toEqual([
      ['Шариковые2', `/catalog/121${filter('INK:синий')}`],
      ['Гелевые2', `/catalog/122${filter('INK:синий')}`],
    ]),
  )
  await userEvent.click(screen.getByRole('link', { name: /Гелевые/ }))
  await waitFor(() => expect(called('/list/').at(-1)).toContain('SECTION_ID]=122&filters=INK:синий'))
})

test('a section in which nothing fits is not offered', async () => {
  renderPage('/catalog/12?filter=base:sale')
  await waitFor(async () =>
    expect(await chips()).toEqual([['Гелевые1', `/catalog/122${filter('base:sale')}`]]),
  )
})

test('a section that is chosen takes the place of those that are ticked', async () => {
  renderPage('/catalog/12?filter=sections:121;INK:синий')
  await waitFor(async () =>
    expect(await chips()).toContainEqual(['Гелевые2', `/catalog/122${filter('INK:синий')}`]),
  )
})

test('while it is not known what fits they lead there without a count', async () => {
  data.filtersStatus = 503
  renderPage('/catalog/12?filter=INK:синий')
  expect(await chips()).toEqual([
    ['Шариковые', `/catalog/121${filter('INK:синий')}`],
    ['Гелевые', `/catalog/122${filter('INK:синий')}`],
  ])
})

test('those of a brand keep the filters as well', async () => {
  data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }]
  renderPage('/catalog/brand/5?filter=INK:синий')
  await waitFor(async () =>
    expect(await chips()).toContainEqual(['Шариковые2', `/catalog/brand/5/121${filter('INK:синий')}`]),
  )
})
