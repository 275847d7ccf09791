import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { Link } from '@prilavok/shared-kernel/router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

describe('CatalogMenu', () => {
  const menu: TestModules = { 'mf-catalog/./CatalogMenu': { default: Menu } }
  const opener = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог' })
  const panel = () => screen.queryByText('Корзина в меню')?.parentElement
  const later = () => {
    const load = jest.fn(() => Promise.resolve({ default: Menu }))
    return { load, modules: { 'mf-catalog/./CatalogMenu': load } }
  }

  test('what is chosen in it closes it, and so does another page', async () => {
    renderApp({ path: '/catalog-list', modules: menu })
    await userEvent.click(opener())
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }))
    expect(panel()).not.toBeVisible()
    await userEvent.click(opener())
    await userEvent.click(screen.getByRole('link', { name: 'Корзина в меню' }))
    await waitFor(() => expect(panel()).not.toBeVisible())
  })

  test.each(['pointerEnter', 'focus'] as const)('its code comes at the first sign of intent: %s', (sign) => {
    const { load, modules } = later()
    renderApp({ path: '/catalog-list', modules })
    expect(load).not.toHaveBeenCalled()
    fireEvent[sign](opener())
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a press with Ctrl, for another tab, opens no menu', () => {
    renderApp({ path: '/catalog-list', modules: menu })
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(opener(), { ctrlKey: true })
    expect(panel()).toBeUndefined()
  })
})
