import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

/** A supplier's data that no code expects. */
const BROKEN = { PHONES: null as never }
const modules = {
  'mf-catalog/./CatalogListPage': { default: () => <h1>Каталог товаров</h1> },
  'mf-basket/./BasketPage': { default: () => <h1>Корзина покупателя</h1> },
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

test('header and footer that cannot be rendered leave page, ways on, modals and notices', async () => {
  const failed = jest.fn()
  const { kernel } = renderApp({ path: '/catalog-list', shop: BROKEN, modules })
  kernel.bus.on('part:failed', failed)
  expect(screen.getByRole('heading', { name: 'Каталог товаров' })).toBeVisible()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  expect(screen.getByText('Товар удалён')).toBeVisible()

  const header = within(screen.getByRole('banner'))
  await act(() => userEvent.click(header.getByRole('link', { name: 'Корзина' })))
  expect(screen.getByRole('heading', { name: 'Корзина покупателя' })).toBeVisible()
  // Tried again on the new page.
  expect(failed.mock.calls.map(([failure]) => failure.expose).sort()).toEqual(['./Footer', './Header'])
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ part: 'shell', phase: 'render' }))
})
