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

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Фильтры' }))
}
/** Behind the drawer, too. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Товары', hidden: true })).getAllByRole('listitem', {
    hidden: true,
  }).length

test('[CAT-030] [CAT-031] the drawer ticks, counts and applies as the panel does', async () => {
  const { url } = renderPage('/catalog/12')
  const drawer = await open('Фильтры')
  await userEvent.click(await drawer.findByRole('checkbox', { name: /^синий/ }))
  expect(rows()).toBe(12)
  await userEvent.click(await drawer.findByRole('button', { name: /^Показать\s4$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(rows()).toBe(4)
  expect(url()).toBe(`/catalog/12?filter=${encodeURIComponent('INK:синий')}`)
  expect(screen.getByRole('button', { name: 'Фильтры · 1' })).toBeVisible()
})

test('what is ticked stays when the drawer is closed without applying; the reset takes all of it away', async () => {
  const { url } = renderPage('/catalog/12?filter=base:stock')
  const drawer = await open('Фильтры · 1')
  await userEvent.click(await drawer.findByRole('checkbox', { name: /^синий/ }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await open('Фильтры · 1')
  expect(await again.findByRole('checkbox', { name: /^синий/ })).toBeChecked()
  await userEvent.click(again.getByRole('button', { name: 'Сбросить' }))
  await waitFor(() => expect(again.queryAllByRole('checkbox', { checked: true })).toEqual([]))
  expect(url()).toBe('/catalog/12')
})

test('Esc clears the search of a long group first, and closes the drawer then', async () => {
  data.filters = [
    {
      key: 'INK',
      property: { TITLE: 'Цвет чернил', TYPE: 'PRIMARY' },
      values: Array.from({ length: 13 }, (_, at) => ({ id: `цвет ${at}`, fits: () => true })),
    },
  ]
  renderPage('/catalog/12')
  const drawer = await open('Фильтры')
  const find = await drawer.findByRole('searchbox', { name: 'Найти: цвет чернил' })
  await userEvent.type(find, 'цвет 1{Escape}')
  expect(find).toHaveValue('')
  expect(find).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Enter in a price goes the way of «Показать»: the drawer closes and the list holds that price', async () => {
  const { url } = renderPage('/catalog/12')
  const drawer = await open('Фильтры')
  const from = await drawer.findByRole('textbox', { name: 'Цена от, ₽' })
  await userEvent.clear(from)
  await userEvent.type(from, '95{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(url()).toBe(`/catalog/12?filter=${encodeURIComponent('price:95,')}`)
  expect(rows()).toBe(3)
  expect(screen.getByRole('button', { name: 'Фильтры · 1' })).toHaveFocus()
})

test('Enter leaves the drawer open where nothing fits, until a price is typed that ends it', async () => {
  renderPage('/catalog/12?filter=base:hot;price:20,29')
  const drawer = await open('Фильтры · 2')
  const from = await drawer.findByRole('textbox', { name: 'Цена от, ₽' })
  await userEvent.clear(from)
  await userEvent.type(from, '21{Tab}')
  await drawer.findByRole('button', { name: 'Нет товаров' })
  await userEvent.type(from, '{Enter}')
  expect(screen.getByRole('dialog')).toBeVisible()
  const to = drawer.getByRole('textbox', { name: 'Цена до, ₽' })
  await userEvent.clear(to)
  await userEvent.type(to, '90{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(rows()).toBe(1)
})
