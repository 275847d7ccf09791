import { LOGGED_IN, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'

const { data, called } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' }), testSection({ ID: 13, NAME: 'Папки' })]
  data.products = testProducts(100)
})

const sort = () => screen.findByRole('combobox', { name: 'Сортировка' })
const choose = async (title: string) => userEvent.selectOptions(await sort(), title)

test('[CAT-015] a search begins by relevance, whatever was chosen for a section or an earlier search', async () => {
  const section = renderPage('/catalog/12')
  await choose('сначала дороже')
  await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
  section.unmount()
  const { kernel } = section
  const first = renderPage('/search?q=бумага', { kernel })
  expect(await sort()).toHaveDisplayValue('по релевантности')
  expect(await screen.findByRole('radio', { name: 'Карточки' })).toBeChecked()
  expect(called('/search/list/').at(-1)).toContain('sort=POPULARITY&order=DESC')
  await choose('сначала дешевле')
  await waitFor(() => expect(called('/search/list/').at(-1)).toContain('sort=PRICE&order=ASC'))
  expect(first.url()).toContain('sort=PRICE&order=ASC')
  first.unmount()
  const second = renderPage('/search?q=папка', { kernel })
  expect(await sort()).toHaveDisplayValue('по релевантности')
  second.unmount()
  const again = renderPage('/catalog/12', { kernel })
  expect(await sort()).toHaveDisplayValue('сначала дороже')
  again.unmount()
  renderPage('/catalog/13', { kernel })
  expect(await sort()).toHaveDisplayValue('сначала дороже')
})

test.each(['favorite', 'viewed'] as const)(
  '%s begins with the latest whatever was chosen for a section; its own sort stays its own',
  async (list) => {
    data.favourites = new Set([1, 2])
    data.viewed = new Set([1, 2])
    const customer = { cookies: LOGGED_IN, personal: {} }
    const asked = () => called(`/${list}/list/`).at(-1)
    const section = renderPage('/catalog/12', customer)
    await choose('сначала дороже')
    section.unmount()
    const { kernel } = section
    const saved = renderPage(`/catalog/${list}`, { kernel })
    expect(await sort()).toHaveDisplayValue('сначала недавние')
    expect(asked()).toContain('sort=POPULARITY&order=DESC')
    await choose('по названию')
    await waitFor(() => expect(asked()).toContain('sort=NAME&order=ASC'))
    saved.unmount()
    const again = renderPage(`/catalog/${list}`, { kernel })
    expect(await sort()).toHaveDisplayValue('по названию')
    again.unmount()
    renderPage('/catalog/13', { kernel })
    expect(await sort()).toHaveDisplayValue('сначала дороже')
  },
)

test.each([
  ['list', 'listitem'],
  ['cards', 'article'],
])('in the view %s «Показать ещё» moves the focus to the first new product', async (view, role) => {
  const { url } = renderPage(`/catalog/12?view=${view}`)
  await screen.findByRole(role, { name: 'Товар 36' })
  await userEvent.click(screen.getByRole('link', { name: /^Показать ещё/ }))
  const first = await screen.findByRole(role, { name: 'Товар 37' })
  await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement))
  expect(document.activeElement).toHaveAccessibleName('Товар 37')
  expect(url()).toContain('more=1')
})

test('what only the cookie of another list or the address has changed can be reset, too', async () => {
  const cookie = JSON.stringify({ sort: 'PRICE', order: 'DESC' })
  const { url, cookies, unmount } = renderPage('/catalog/12', { cookies: { params_products: cookie } })
  expect(await sort()).toHaveDisplayValue('сначала дороже')
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
  expect(await sort()).toHaveDisplayValue('по популярности')
  expect(cookies.get('params_products')).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Сбросить вид' })).not.toBeInTheDocument()
  expect(url()).toBe('/catalog/12')
  unmount()
  const linked = renderPage('/catalog/12?sort=NAME&order=ASC')
  expect(await sort()).toHaveDisplayValue('по названию')
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
  expect(await sort()).toHaveDisplayValue('по популярности')
  expect(linked.url()).toBe('/catalog/12')
})
