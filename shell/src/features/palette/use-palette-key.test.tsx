import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PALETTE_MODULES, paletteField, pressPaletteKey } from '../../testing/palette'
import { renderApp } from '../../testing/render-app'
import { usePaletteKey } from './use-palette-key'

function Layout() {
  usePaletteKey()
  return null
}
const open = () => renderWithKernel(<Layout />).kernel.modals
/** @returns whether the browser still does with the key what it would */
const press = (keys: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'KeyK', ...keys })

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'л' }])(
  '%j opens the palette, empty, and closes it again; the browser does nothing with it',
  (keys) => {
    const modals = open()
    expect(press(keys)).toBe(false)
    expect(modals.current()).toMatchObject([{ name: 'palette', props: { text: '' } }])
    expect(press(keys)).toBe(false)
    expect(modals.current()).toEqual([])
  },
)

test.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, code: 'KeyL' },
])('%j is the browser’s', (keys) => {
  const modals = open()
  expect(press(keys)).toBe(true)
  expect(modals.current()).toEqual([])
})

test('over another modal it opens nothing and closes nothing, nor does it when the layout is gone', () => {
  const { kernel, unmount } = renderWithKernel(<Layout />)
  act(() => kernel.modals.open('feedback', {}))
  expect(press({ ctrlKey: true })).toBe(false)
  expect(kernel.modals.current().map(({ name }) => name)).toEqual(['feedback'])
  unmount()
  expect(press({ ctrlKey: true })).toBe(true)
})

test('the layout hears the key from then on until it is gone: before and after that it is recorded', () => {
  const early = { paletteHeard: false } as NonNullable<typeof window.__PRILAVOK_EARLY__>
  window.__PRILAVOK_EARLY__ = early
  const { kernel, unmount } = renderWithKernel(<Layout />)
  expect(early.paletteHeard).toBe(true)
  expect(kernel.modals.current()).toEqual([])
  unmount()
  expect(early.paletteHeard).toBe(false)
  delete window.__PRILAVOK_EARLY__
})

test('Ctrl+K opens it over any page, and closes it again; the focus goes back to where it was', async () => {
  renderApp({ path: '/catalog-list', modules: PALETTE_MODULES })
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Каталог' })
  link.focus()
  await pressPaletteKey()
  await waitFor(() => expect(paletteField()).toHaveFocus())
  await pressPaletteKey()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(link).toHaveFocus())
})

test('it does not open over another modal', async () => {
  const { kernel } = renderApp({ path: '/basket', modules: PALETTE_MODULES })
  await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
  await pressPaletteKey()
  expect(kernel.modals.current().map(({ name }) => name)).toEqual(['cancelOrder'])
})

describe('pressed before hydration', () => {
  const asksForPalette = (palette: { text: string; enter?: 'enter' }) => {
    window.__PRILAVOK_EARLY__ = { actions: [], hydrated: {}, palette } as unknown as NonNullable<
      typeof window.__PRILAVOK_EARLY__
    >
  }
  afterEach(() => {
    delete window.__PRILAVOK_EARLY__
  })

  test('it opens with what was typed after it, once', async () => {
    asksForPalette({ text: 'бумага' })
    const { kernel } = renderApp({ path: '/basket', modules: PALETTE_MODULES })
    await waitFor(() => expect(paletteField()).toHaveValue('бумага'))
    act(() => kernel.modals.close('palette'))
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kernel.modals.current()).toEqual([])
  })

  test('Enter that came after the text is carried out, too', async () => {
    asksForPalette({ text: 'бумага', enter: 'enter' })
    renderApp({ path: '/basket', modules: PALETTE_MODULES })
    expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
  })
})
