import { customerCookies } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, renderPiece } from '../testing/render-app'
import { BottomBar } from './BottomBar'

describe('BottomBar', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Основные разделы' }))
  const entry = (name: string) => bar().getByRole('link', { name })
  const basketPage = { 'mf-basket/./BasketPage': { default: () => <h1>Корзина</h1> } }

  test('the bar has home, catalogue, basket, favourites and login; what is not built is not there', () => {
    renderApp()
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog-list'],
      ['Корзина', '/basket'],
      ['Избранное', '/catalog/favorite'],
      ['Войти', '/login'],
    ])
    expect(entry('Главная')).toHaveAttribute('aria-current', 'page')
  })

  test('[SHELL-040] the basket’s badge follows what any part says of the basket', async () => {
    const { kernel } = renderApp({ path: '/catalog-list' })
    expect(entry('Корзина')).toHaveAttribute('href', '/basket')
    act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 100 }))
    expect(await bar().findByRole('link', { name: 'Корзина : 8\u00a0товаров' })).toHaveTextContent('Корзина8')
  })

  test('[SHELL-040] while the bonus basket is chosen the badge shows its count', async () => {
    const { kernel } = renderApp({ path: '/basket?type=loyalty', modules: basketPage })
    const change = () => {
      kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 100 })
      kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 3, SUM: 60 })
    }
    act(change)
    expect(await bar().findByRole('link', { name: 'Корзина : 3\u00a0товара' })).toBeInTheDocument()
  })

  const header = () => within(screen.getByRole('banner'))

  test('[CAT-065] the favourites entries of the bottom bar and the header have their number, and follow what any part says of them', async () => {
    const { kernel } = renderApp({ path: '/catalog-list' })
    for (const place of [bar(), header()])
      expect(place.getByRole('link', { name: 'Избранное' })).toHaveAttribute('href', '/catalog/favorite')
    act(() => kernel.bus.emit('favourites:changed', { CNT: 38 }))
    for (const place of [bar(), header()])
      expect(await place.findByRole('link', { name: 'Избранное : 38\u00a0товаров' })).toHaveTextContent('38')
  })

  test('[CAT-050] both favourites entries ask a visitor to log in, and go on to the favourites then', async () => {
    const { kernel } = renderApp({ path: '/catalog-list' })
    for (const place of [bar(), header()]) {
      await userEvent.click(place.getByRole('link', { name: 'Избранное' }))
      expect(kernel.modals.current()).toEqual([
        {
          name: 'authentication',
          props: {
            returnTo: '/catalog/favorite',
            why: expect.stringContaining('Избранное открывается после входа'),
          },
        },
      ])
      act(() => kernel.modals.close())
    }
  })

  const CUSTOMER = { visitor: 'customer', platform: { cookies: customerCookies() } } as const

  test('[SHELL-041] «Избранное» leads a customer to the favourites with their number; a visitor is asked to log in where he is', async () => {
    const modules = {
      ...basketPage,
      'mf-catalog/./FavouritesPage': { default: () => <h1>Избранные товары</h1> },
    }
    const { kernel, unmount } = renderApp({ ...CUSTOMER, path: '/basket', modules })
    act(() => kernel.bus.emit('favourites:changed', { CNT: 38 }))
    await userEvent.click(await bar().findByRole('link', { name: 'Избранное : 38\u00a0товаров' }))
    expect(await screen.findByRole('heading', { name: 'Избранные товары' })).toBeVisible()
    expect(kernel.modals.current()).toEqual([])
    unmount()
    const { kernel: visitors } = renderApp({ path: '/basket', modules })
    await userEvent.click(entry('Избранное'))
    expect(visitors.modals.current()).toEqual([expect.objectContaining({ name: 'authentication' })])
    expect(screen.getByRole('heading', { name: 'Корзина' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Избранные товары' })).not.toBeInTheDocument()
  })

  test('[SHELL-042] «Профиль» leads a customer to /cabinet/info; a visitor has «Войти» there, which opens authentication', async () => {
    const modules = { 'mf-cabinet/./InfoPage': { default: () => <h1>Профиль покупателя</h1> } }
    const { kernel, unmount } = renderApp({ ...CUSTOMER, modules })
    expect(bar().queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument()
    expect(entry('Профиль')).toHaveAttribute('href', '/cabinet/info')
    await userEvent.click(entry('Профиль'))
    expect(await screen.findByRole('heading', { name: 'Профиль покупателя' })).toBeVisible()
    expect(kernel.modals.current()).toEqual([])
    unmount()
    const { kernel: visitors } = renderApp({ modules })
    expect(bar().queryByRole('link', { name: 'Профиль' })).not.toBeInTheDocument()
    await userEvent.click(entry('Войти'))
    expect(visitors.modals.current()).toEqual([{ name: 'authentication', props: {} }])
  })

  test.each([
    ['/', 'Главная', 'page'],
    ['/catalog-list', 'Каталог', 'page'],
    ['/catalog/12', 'Каталог', 'true'],
    ['/product/5', 'Каталог', 'true'],
    ['/search?q=клей', 'Каталог', 'true'],
    ['/basket/ordering', 'Корзина', 'true'],
    ['/catalog/favorite', 'Избранное', 'page'],
    ['/login/password', 'Войти', 'true'],
  ])('at %s the entry «%s» is the current one', (path, name, current) => {
    renderPiece(<BottomBar />, { path })
    expect(
      bar()
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]),
    ).toEqual([[name, current]])
  })

  test.each([
    ['/cabinet/info', 'page'],
    ['/cabinet/orders', 'true'],
    ['/my/cabinet', null],
  ])('at %s the profile of a customer is current: %s', (path, current) => {
    renderPiece(<BottomBar />, { ...CUSTOMER, path })
    expect(entry('Профиль').getAttribute('aria-current')).toBe(current)
  })
})

describe('LayoutBoundary', () => {
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
})
