import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testItem, testOffer } from '../../testing/offers-api'
import { SaleOffer } from './SaleOffer'

offersApi()

const ITEMS = [testItem({ ID: 775, NAME: 'Ручка чёрная' }), testItem({ ID: 776, NAME: 'Ручка синяя' })]
const show = (
  CNT: number,
  { items = ITEMS, page = 1, ahead = false, stale = false } = {},
  shop: { CURRENCY?: string } = {},
) =>
  renderWithKernel(
    <SaleOffer
      offer={testOffer({ NAV: { CNT, LIMIT: 36, OFFSET: 0 } })}
      {...{ items, page, ahead, stale }}
    />,
    { shop },
  )
const list = () => screen.getByRole('list', { name: 'Товары акции' })
const header = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden="true"] > span')].map(({ textContent }) =>
    textContent?.replace(/\s/g, ' '),
  )

test('its products, under the names of the columns', () => {
  const { container } = show(2)
  expect(within(list()).getAllByRole('listitem')).toHaveLength(2)
  expect(header(container)).toEqual(['', 'Товар', 'Наличие', 'Цена, ₽', 'Количество', 'Сумма, ₽'])
})

test('the columns name the currency of the shop', () => {
  const { container } = show(2, {}, { CURRENCY: 'KZT' })
  expect(header(container)).toEqual(expect.arrayContaining(['Цена, KZT', 'Сумма, KZT']))
})

test.each([
  [false, null],
  [true, 'true'],
])('while others are on their way (%s) the rows are busy', (stale, busy) => {
  show(2, { stale })
  expect(list().getAttribute('aria-busy')).toBe(busy)
  expect(list().getAttribute('data-stale')).toBe(busy)
})

test.each([
  [false, 0],
  [true, 2],
])('of an offer that has not begun (%s) each row tells the price to come', (ahead, count) => {
  show(2, { ahead })
  expect(screen.queryAllByText(/^по\sакции/)).toHaveLength(count)
})

test('arrows go from row to row', async () => {
  show(2)
  const [first, second] = within(list()).getAllByRole('link', { name: /^Ручка/ })
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
})

test.each([
  [36, []],
  [37, ['/client/offers/2', '/client/offers/2?page=2']],
  [72, ['/client/offers/2', '/client/offers/2?page=2']],
])('%i products have pages of thirty-six', (count, paths) => {
  show(count, { page: 2 })
  const pages = screen.queryAllByRole('link', { name: /^Страница/ })
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(paths)
  expect(pages.map((link) => link.getAttribute('aria-current'))).toEqual(
    paths.length > 0 ? [null, 'page'] : [],
  )
})

test.each([
  [0, 'Товаров в этой акции сейчас нет', 'Открыть каталог', '/catalog-list'],
  [1, 'На этой странице товаров нет', 'К первой странице', '/client/offers/2'],
])('of %i products none on the page: «%s»', (count, title, name, path) => {
  show(count, { items: [] })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
