import { testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { renderPage } from '../../../testing/render-page'

const { data } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = pens()
  data.filters = penFilters()
})

const rows = () => within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('listitem').length

test('nothing fits: which filters to take back, with what there would be, the most helpful first', async () => {
  // Without «Распродажа» pens 1, 4 and 7; without the price pen 12 is no blue one; without the ink nothing.
  const { url } = renderPage('/catalog/12?filter=INK:синий;base:sale,stock;price:10,70')
  expect(await screen.findByRole('heading', { name: 'Таких товаров нет' })).toBeVisible()
  expect(
    await screen.findByText(
      'Сочетание «синий», «Распродажа», «В наличии» и «от 10 до 70 ₽» ничего не даёт. Уберите одно из условий.',
    ),
  ).toBeVisible()
  const offers = screen.getAllByRole('button', { name: /^Убрать «/ })
  expect(offers.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Убрать «Распродажа» — 3 товара',
  ])
  expect(screen.getByRole('complementary', { name: 'Фильтры' })).toBeVisible()
  // The filters come after the rows.
  expect(await screen.findByRole('button', { name: 'Нет товаров' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(offers[0] as HTMLElement)
  await waitFor(() => expect(rows()).toBe(3))
  expect(new URL(url(), 'http://shop').searchParams.get('filter')).toBe('INK:синий;base:stock;price:10,70')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('when no single filter helps there is the way to drop them all, and what is popular', async () => {
  data.products = pens().map((pen) => ({ ...pen, REMAIN: 0 }))
  const { url } = renderPage('/catalog/12?filter=base:stock;INK:фиолетовый')
  await screen.findByRole('heading', { name: 'Таких товаров нет' })
  const popular = within(await screen.findByRole('region', { name: 'Популярное без фильтров' }))
  expect(popular.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText(/ничего не\sдаёт\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Убрать «/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить все фильтры' }))
  await waitFor(() => expect(rows()).toBe(12))
  expect(url()).toBe('/catalog/12')
})

test('a list that fits nothing does not pass its emptiness on to the list that comes', async () => {
  renderPage('/catalog/12?filter=INK:фиолетовый')
  const reset = await screen.findByRole('button', { name: 'Сбросить все фильтры' })
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('0 товаров')
  data.listGate = new Promise(() => undefined)
  await userEvent.click(reset)
  expect(screen.queryByRole('heading', { name: 'В разделе пока нет товаров' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Таких товаров нет' })).not.toBeInTheDocument()
  expect(screen.getByRole('complementary', { name: 'Фильтры' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 }).parentElement).not.toHaveTextContent('товаров')
})

test('a list of before that is not empty is no count of the one that comes', async () => {
  renderPage('/catalog/12?filter=INK:синий')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('4 товара'),
  )
  data.listGate = new Promise(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить всё' }))
  expect(rows()).toBe(4)
  expect(screen.getByRole('heading', { level: 1 }).parentElement).not.toHaveTextContent('4 товара')
})

test('an empty list under a filter that chooses nothing is empty without filters', async () => {
  data.products = []
  renderPage('/catalog/12?filter=;')
  expect(await screen.findByRole('heading', { name: 'В разделе пока нет товаров' })).toBeVisible()
  expect(screen.queryByText(/undefined/)).not.toBeInTheDocument()
})
