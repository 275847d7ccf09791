import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, type TestModules } from './render-app'

/** Two products as a part would bring them. */
export function PaletteProducts({ text }: SlotProps['palette.products']) {
  return (
    <PaletteGroup title="Товары">
      {['Бумага А4', 'Бумага А3'].map((title) => (
        <PaletteEntry key={title} icon="package" title={title} text={text} to={`/search?q=${title}`} />
      ))}
    </PaletteGroup>
  )
}
export const PALETTE_MODULES: TestModules = {
  'mf-catalog/./PaletteProducts': { default: PaletteProducts },
  'mf-catalog/./CatalogListPage': { default: () => <h1>Разделы</h1> },
  'mf-catalog/./SearchPage': { default: () => <h1>Поиск</h1> },
}

export const pressPaletteKey = (user = userEvent) => user.keyboard('{Control>}[KeyK]{/Control}')
export const paletteField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Товар, раздел/ })
export const paletteRows = () => within(screen.getByRole('grid')).getAllByRole('row')
/** The entry that Enter is for. */
export const activeRow = () =>
  document.getElementById(paletteField().getAttribute('aria-activedescendant') ?? '')

/** The shop with its palette open, and the focus in its field. */
export async function openPalette(options: Parameters<typeof renderApp>[0] = {}) {
  const modules = { ...PALETTE_MODULES, ...options.modules }
  const rendered = renderApp({ path: '/basket', ...options, modules })
  await pressPaletteKey()
  await screen.findByRole('dialog', { name: 'Быстрый переход' })
  await waitFor(() => expect(paletteField()).toHaveFocus())
  return rendered
}
