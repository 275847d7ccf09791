import { Link } from '@prilavok/shared-kernel/router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const Basket = { default: () => <a href="/basket">Мини-корзина</a> }
const banner = () => within(screen.getByRole('banner'))

const state = { broken: true }
function SectionsPage() {
  if (state.broken) throw new Error('нет данных')
  return <h1>Разделы</h1>
}

beforeEach(() => {
  state.broken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a widget that does not load takes nothing else with it, says so in its place, and a retry brings it', async () => {
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(Basket)
  await act(async () => renderApp({ modules: { 'mf-basket/./HeaderBasket': load } }))
  const retry = await banner().findByRole('button', { name: 'Корзина не загрузилась. Повторить' })
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(banner().getByRole('link', { name: 'Каталог' })).toBeInTheDocument()
  await act(async () => retry.click())
  expect(await banner().findByRole('link', { name: 'Мини-корзина' })).toBeInTheDocument()
})

test('a page that throws while it renders leaves header and footer, and the bus says which part failed', async () => {
  const failures: unknown[] = []
  const { kernel } = renderApp({
    modules: { 'mf-catalog/./CatalogListPage': { default: SectionsPage } },
    path: '/basket',
    plan: { slots: {} },
  })
  kernel.bus.on('part:failed', (failure) => failures.push(failure))
  await userEvent.click(banner().getByRole('link', { name: 'Каталог' }))
  expect(await screen.findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(failures).toContainEqual(
    expect.objectContaining({
      part: 'mf-catalog',
      expose: './CatalogListPage',
      phase: 'render',
      reason: 'нет данных',
    }),
  )
  state.broken = false
  await act(async () => undefined)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Повторить' }))
  expect(screen.getByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
})

test('code that has come is not fetched once more by a retry', async () => {
  const load = jest.fn(async () => ({ default: SectionsPage }))
  await act(async () =>
    renderApp({ path: '/catalog-list', modules: { 'mf-catalog/./CatalogListPage': load } }),
  )
  expect(await screen.findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  state.broken = false
  await act(() =>
    userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Повторить' })),
  )
  expect(await screen.findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that has failed is tried again where something else of it is asked for', async () => {
  renderApp({
    path: '/catalog-list',
    modules: {
      'mf-catalog/./CatalogListPage': { default: SectionsPage },
      'mf-auth/./AccountMenu': { default: () => <Link to="/catalog-list?q=клей">Клей</Link> },
    },
  })
  expect(screen.getByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  state.broken = false
  await act(async () => undefined)
  expect(screen.getByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  await userEvent.click(banner().getByRole('link', { name: 'Клей' }))
  expect(await screen.findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
})
