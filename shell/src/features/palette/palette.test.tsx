import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { customerCookies } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, type TestModules } from '../../testing/render-app'

/** Two products as a part would bring them, and an action. */
function Products({ text }: SlotProps['palette.products']) {
  return (
    <PaletteGroup title="Товары">
      {['Бумага А4', 'Бумага А3'].map((title) => (
        <PaletteEntry key={title} icon="package" title={title} text={text} to={`/search?q=${title}`} />
      ))}
    </PaletteGroup>
  )
}
const modules: TestModules = {
  'mf-catalog/./PaletteProducts': { default: Products },
  'mf-catalog/./CatalogListPage': { default: () => <h1>Разделы</h1> },
  'mf-catalog/./SearchPage': { default: () => <h1>Поиск</h1> },
}

const openKey = (user = userEvent) => user.keyboard('{Control>}[KeyK]{/Control}')
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Товар, раздел/ })
const rows = () => within(screen.getByRole('grid')).getAllByRole('row')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const rendered = renderApp({ path: '/basket', ...options, modules: { ...modules, ...options.modules } })
  await openKey()
  await screen.findByRole('dialog', { name: 'Быстрый переход' })
  await waitFor(() => expect(field()).toHaveFocus())
  return rendered
}

test('Ctrl+K opens it over any page, and closes it again; the focus goes back to where it was', async () => {
  renderApp({ path: '/catalog-list', modules })
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Каталог' })
  link.focus()
  await openKey()
  await waitFor(() => expect(field()).toHaveFocus())
  await openKey()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(link).toHaveFocus())
})

test('Esc clears what is typed, then closes', async () => {
  await open()
  await userEvent.type(field(), 'бум')
  await userEvent.keyboard('{Escape}')
  expect(field()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('groups stand in the order of the kit; arrows go through all of them and round, Home and End to the ends', async () => {
  await open()
  await userEvent.type(field(), 'ка')
  await waitFor(() => expect(active()).toHaveTextContent('Бумага А4'))
  const titles = rows().map((row) => row.textContent)
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
  expect(active()).toHaveTextContent('Каталог')
  await userEvent.keyboard('{End}')
  expect(active()).toHaveTextContent('Искать')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Бумага А4')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('Искать')
  await userEvent.keyboard('{Home}')
  expect(active()).toHaveTextContent('Бумага А4')
  expect(field()).toHaveFocus()
})

test('Enter opens the page of an entry and closes the palette', async () => {
  await open()
  await userEvent.type(field(), 'каталог')
  await waitFor(() => expect(active()).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Ctrl+Enter searches everything for what is typed', async () => {
  await open()
  await userEvent.type(field(), 'бум')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages of customers are offered to customers alone; without text there are none', async () => {
  await open({ visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(screen.queryByRole('rowgroup', { name: /Страницы/ })).toBeNull()
  await userEvent.type(field(), 'настр')
  expect(screen.getByRole('row', { name: 'Настройки' })).toBeInTheDocument()
})

test('pages that the supplier has written are offered by their names, those of both lists', async () => {
  await open({
    pageLists: {
      front_up: [{ CODE: 'delivery', TITLE: 'Доставка' }],
      front_down: [{ CODE: 'vacancies', TITLE: 'Вакансии' }],
    },
  })
  await userEvent.type(field(), 'достав')
  const pages = await screen.findByRole('rowgroup', { name: /Страницы/ })
  expect(within(pages).getByRole('row', { name: 'Доставка' })).toBeInTheDocument()
  expect(within(pages).queryByRole('row', { name: 'Вакансии' })).toBeNull()
  await userEvent.clear(field())
  await userEvent.type(field(), 'ваканс')
  expect(await screen.findByRole('row', { name: 'Вакансии' })).toBeInTheDocument()
})

test('a visitor is offered no page of customers', async () => {
  await open()
  await userEvent.type(field(), 'настр')
  expect(screen.queryByRole('row', { name: 'Настройки' })).toBeNull()
})

test('a part that is not of this plan leaves its groups out', async () => {
  await open({ plan: { slots: {} } })
  await userEvent.type(field(), 'корзин')
  await waitFor(() => expect(active()).toHaveTextContent('Корзина'))
  expect(rows()).toHaveLength(2)
})

test('a part that does not load says so in its place and can be tried again; the rest works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const loads = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce({ default: Products })
  await open({ modules: { 'mf-catalog/./PaletteProducts': loads } })
  await userEvent.type(field(), 'корзин')
  const retry = await screen.findByRole('button', { name: /Товары не загрузились/ })
  await waitFor(() => expect(active()).toHaveTextContent('Корзина'))
  await act(() => userEvent.click(retry))
  expect(await screen.findByRole('row', { name: 'Бумага А4' })).toBeInTheDocument()
})

test('while code or answers are on their way nothing is ready for Enter by itself, and nothing is announced', async () => {
  let arrive: (module: object) => void = () => undefined
  const loading = new Promise<object>((resolve) => {
    arrive = resolve
  })
  await open({ modules: { 'mf-catalog/./PaletteProducts': () => loading } })
  await userEvent.type(field(), 'корзин')
  expect(active()).toBeNull()
  const status = within(screen.getByRole('dialog')).getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await act(async () => arrive({ default: Products }))
  await waitFor(() => expect(active()).toHaveTextContent('Бумага А4'))
  expect(status).toHaveTextContent('Найдено 3 строки')
})

test('the search for everything, which is always there, is not among what was found', async () => {
  await open({ modules: { 'mf-catalog/./PaletteProducts': { default: () => null } } })
  await userEvent.type(field(), 'ыъщ')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Ничего не найдено')
})

test('a list of products that is pasted into it opens the preview of it in its place', async () => {
  const { kernel } = await open()
  await userEvent.paste('100241\t5\n100260\t2')
  expect(kernel.modals.current()).toEqual([
    { name: 'pastePreview', props: { text: '100241\t5\n100260\t2', basket: 'main' } },
  ])
})

test('it does not open over another modal', async () => {
  const { kernel } = renderApp({ path: '/basket', modules })
  await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
  await openKey()
  expect(kernel.modals.current().map(({ name }) => name)).toEqual(['cancelOrder'])
})

describe('Enter while answers are on their way', () => {
  const onTheWay = () => {
    let arrive: () => void = () => undefined
    const loading = new Promise<object>((resolve) => {
      arrive = () => resolve({ default: Products })
    })
    return {
      modules: { 'mf-catalog/./PaletteProducts': () => loading },
      arrive: async () => act(async () => arrive()),
    }
  }

  test('waits for them, and carries out the first entry then', async () => {
    const { modules, arrive } = onTheWay()
    const { kernel } = await open({ modules })
    await userEvent.type(field(), 'корзин{Enter}')
    expect(kernel.modals.current()).toHaveLength(1)
    await arrive()
    expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['another text', 'ы'],
    ['an arrow', '{ArrowDown}'],
  ])('%s calls it off', async (_what, keys) => {
    const { modules, arrive } = onTheWay()
    await open({ modules })
    await userEvent.type(field(), `корзин{Enter}${keys}`)
    await arrive()
    expect(await screen.findByRole('row', { name: 'Бумага А4' })).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('leaving calls it off', async () => {
    const { modules, arrive } = onTheWay()
    await open({ modules })
    await userEvent.type(field(), 'корзин{Enter}')
    await openKey()
    await arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Поиск' })).toBeNull()
  })
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
    const { kernel } = renderApp({ path: '/basket', modules })
    await waitFor(() => expect(field()).toHaveValue('бумага'))
    act(() => kernel.modals.close('palette'))
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kernel.modals.current()).toEqual([])
  })

  test('Enter that came after the text is carried out, too', async () => {
    asksForPalette({ text: 'бумага', enter: 'enter' })
    renderApp({ path: '/basket', modules })
    expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
  })
})
