import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, type TestModules } from '../../testing/render-app'

const Menu = ({ onNavigate }: SlotProps['header.catalogMenu']) => (
  <>
    <Link to="/basket">Корзина в меню</Link>
    <button type="button" onClick={onNavigate}>
      Выбрать
    </button>
  </>
)
const menu: TestModules = { 'mf-catalog/./CatalogMenu': { default: Menu } }
const opener = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог' })
const panel = () => screen.queryByText('Корзина в меню')?.parentElement
const later = () => {
  const load = jest.fn(() => Promise.resolve({ default: Menu }))
  return { load, modules: { 'mf-catalog/./CatalogMenu': load } }
}

test('its panel is not there before it is opened, and is kept when it is closed', async () => {
  renderApp({ modules: menu })
  expect(panel()).toBeUndefined()
  await userEvent.click(opener())
  expect(panel()).toBeVisible()
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(opener())
  expect(panel()).not.toBeVisible()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener())
  expect(panel()).toBeVisible()
})

test('what is chosen in it closes it, and so does another page', async () => {
  renderApp({ modules: menu })
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }))
  expect(panel()).not.toBeVisible()
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('link', { name: 'Корзина в меню' }))
  await waitFor(() => expect(panel()).not.toBeVisible())
})

test.each(['pointerEnter', 'focus'] as const)('its code comes at the first sign of intent: %s', (sign) => {
  const { load, modules } = later()
  renderApp({ modules })
  expect(load).not.toHaveBeenCalled()
  fireEvent[sign](opener())
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that does not come ahead is no failure yet', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp({ modules: { 'mf-catalog/./CatalogMenu': () => Promise.reject(new Error('404')) } })
  fireEvent.pointerEnter(opener())
  await act(async () => undefined)
  expect(said).not.toHaveBeenCalled()
  expect(opener()).toBeVisible()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  'a press with %j, for another tab or window, opens no menu',
  (keys) => {
    renderApp({ modules: menu })
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(opener(), keys)
    expect(panel()).toBeUndefined()
  },
)

test('where no part brings the menu it is a plain link', () => {
  renderApp({ plan: { slots: {} } })
  expect(opener()).not.toHaveAttribute('aria-expanded')
  expect(opener()).toHaveAttribute('href', '/catalog-list')
})

test('without a page of the catalogue there is none', () => {
  renderApp({ plan: { routes: [] }, modules: menu })
  expect(within(screen.getByRole('banner')).queryByText('Каталог')).toBeNull()
})
