import { customerCookies, renderWithKernel, shopPlan } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  activeRow,
  openPalette,
  PALETTE_MODULES,
  paletteField,
  paletteRows,
  pressPaletteKey,
} from '../../testing/palette'
import { renderApp } from '../../testing/render-app'
import { usePaletteKey } from './use-palette-key'

/** The field has the focus. */
const enter = (value: string) => fireEvent.change(paletteField(), { target: { value } })

function Layout() {
  usePaletteKey()
  return null
}

describe('PaletteField', () => {
  test('Esc clears what is typed, then closes', async () => {
    await openPalette()
    enter('бум')
    await userEvent.keyboard('{Escape}')
    expect(paletteField()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('groups stand in the order of the kit; arrows go through all of them and round, Home and End to the ends', async () => {
    await openPalette()
    enter('ка')
    await waitFor(() => expect(activeRow()).toHaveTextContent('Бумага А4'))
    const titles = paletteRows().map((row) => row.textContent)
    expect(titles).toEqual([
      'Бумага А4',
      'Бумага А3',
      'Как сделать заказ',
      'Каталог',
      'Искать «ка» во всём каталогеCtrl Enter',
    ])
    expect(screen.getAllByRole('rowgroup').map(({ firstChild }) => firstChild?.textContent?.trim())).toEqual([
      'Товары',
      'Страницы',
      'Действия',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(activeRow()).toHaveTextContent('Каталог')
    await userEvent.keyboard('{End}')
    expect(activeRow()).toHaveTextContent('Искать')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeRow()).toHaveTextContent('Бумага А4')
    await userEvent.keyboard('{ArrowUp}')
    expect(activeRow()).toHaveTextContent('Искать')
    await userEvent.keyboard('{Home}')
    expect(activeRow()).toHaveTextContent('Бумага А4')
    expect(paletteField()).toHaveFocus()
  })

  test('Ctrl+Enter searches everything for what is typed', async () => {
    await openPalette()
    enter('бум')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a list of products that is pasted into it opens the preview of it in its place', async () => {
    const { kernel } = await openPalette()
    await userEvent.paste('100241\t5\n100260\t2')
    expect(kernel.modals.current()).toEqual([
      { name: 'pastePreview', props: { text: '100241\t5\n100260\t2', basket: 'main' } },
    ])
  })

  test('a text that is no list is pasted into the field, and so is a list where no part takes it', async () => {
    const { unmount, kernel } = await openPalette()
    await userEvent.paste('бумага')
    expect(paletteField()).toHaveValue('бумага')
    expect(kernel.modals.current().map(({ name }) => name)).toEqual(['palette'])
    unmount()
    const { modals = {} } = shopPlan()
    await openPalette({ plan: { modals: { ...modals, pastePreview: undefined } } })
    await userEvent.paste('100241\t5')
    expect(paletteField()).not.toHaveValue('')
  })
})

describe('use-palette-key', () => {
  const open = () => renderWithKernel(<Layout />).kernel.modals
  /** @returns whether the browser still does with the key what it would */
  const press = (keys: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'KeyK', ...keys })

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
})

describe('ActionsGroup', () => {
  const ask = () => screen.queryByRole('row', { name: 'Задать вопрос поставщику' })
  test.each(['вопрос', 'помощь'])(
    '«%s» finds the question to the supplier, which opens in the place of the palette',
    async (text) => {
      const { kernel } = await openPalette({ plan: { slots: {} } })
      enter(text)
      expect(ask()).toBeVisible()
      await userEvent.keyboard('{Enter}')
      expect(kernel.modals.current()).toEqual([{ name: 'askQuestion', props: {} }])
    },
  )
})

describe('PagesGroup', () => {
  test('pages of customers are offered to customers alone; without text there are none', async () => {
    await openPalette({ visitor: 'customer', platform: { cookies: customerCookies() } })
    expect(screen.queryByRole('rowgroup', { name: /Страницы/ })).toBeNull()
    enter('настр')
    expect(screen.getByRole('row', { name: 'Настройки' })).toBeInTheDocument()
  })

  test.each(['Корзина', 'rjhpbyf'])(
    '«%s», the whole name of a page, is ready for Enter before goods with it in their names',
    async (text) => {
      await openPalette({ path: '/search' })
      enter(text)
      await waitFor(() => expect(activeRow()).toHaveAccessibleName('Корзина'))
      expect(screen.getAllByRole('row', { name: 'Корзина' })).toHaveLength(1)
      enter(text.slice(0, -1))
      await waitFor(() => expect(activeRow()).toHaveTextContent('Бумага А4'))
    },
  )

  test('pages that the supplier has written are offered by their names, those of both lists', async () => {
    await openPalette({
      pageLists: {
        front_up: [{ CODE: 'delivery', TITLE: 'Доставка' }],
        front_down: [{ CODE: 'vacancies', TITLE: 'Вакансии' }],
      },
    })
    enter('достав')
    const pages = await screen.findByRole('rowgroup', { name: /Страницы/ })
    expect(within(pages).getByRole('row', { name: 'Доставка' })).toBeInTheDocument()
    expect(within(pages).queryByRole('row', { name: 'Вакансии' })).toBeNull()
    enter('ваканс')
    expect(await screen.findByRole('row', { name: 'Вакансии' })).toBeInTheDocument()
  })
})
