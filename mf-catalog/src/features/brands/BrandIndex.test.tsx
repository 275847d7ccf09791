import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { BrandIndex } from './BrandIndex'

const { data, called, intercept } = catalogApi()
const brand = (ID: number, NAME: string, CNT: number) => ({ ID, NAME, COUNTRY: '', CNT })
const scrolledTo: string[] = []
beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  data.brands = [brand(5, 'Альфа', 1200), brand(6, 'Литера', 30)]
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const show = (path = '/catalog-list') => renderWithKernel(<BrandIndex />, { path, kernel: partKernel() })
const block = () => screen.queryByRole('region', { name: 'Бренды' })

test('[CAT-063] all brands in their order, each with its page and its number of products', async () => {
  show()
  await screen.findByRole('link', { name: 'Альфа' })
  const brands = within(block() as HTMLElement)
  expect(
    brands
      .getAllByRole('listitem')
      .map((item) => [
        item.textContent?.replace(/\s/g, ' '),
        within(item).getByRole('link').getAttribute('href'),
      ]),
  ).toEqual([
    ['Альфа1 200', '/catalog/brand/5'],
    ['Литера30', '/catalog/brand/6'],
  ])
})

test('while they are on their way the place says so', () => {
  intercept(() => new Promise<undefined>(() => undefined))
  show('/catalog-list#brands')
  expect(block()).toBeVisible()
  expect(within(block() as HTMLElement).getByRole('generic', { busy: true })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(scrolledTo).toEqual([])
})

test('a shop without brands has no place for them', async () => {
  data.brands = []
  show()
  await waitFor(() => expect(block()).not.toBeInTheDocument())
})

test('brands that do not come say so, and are asked for again', async () => {
  intercept(() => 400)
  show()
  expect(await screen.findByText('Список брендов не загрузился')).toBeVisible()
  expect(screen.queryByRole('generic', { busy: true })).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Литера' })).toBeVisible()
  expect(screen.queryByText('Список брендов не загрузился')).not.toBeInTheDocument()
  expect(called('/brands/')).toHaveLength(2)
})

test.each([
  ['/catalog-list#brands', ['brands']],
  ['/catalog-list#other', []],
  ['/catalog-list', []],
])('%s scrolls to %j once the brands are there', async (path, places) => {
  show(path)
  await screen.findByRole('link', { name: 'Альфа' })
  expect(scrolledTo).toEqual(places)
})
