import { renderWithKernel, testApi, testKernel, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'
import { renderApp, renderPiece } from '../testing/render-app'
import { MobileActions } from './MobileActions'
import MobileMenu from './MobileMenu'
import { NavigationLine } from './NavigationLine'
import { SkipLinks } from './SkipLinks'
import { ViewedLink } from './ViewedLink'

const close = jest.fn()

describe('MobileActions', () => {
  test('the first phone of the shop is called from here; a shop without one has none', () => {
    const { unmount } = renderPiece(<MobileActions />, { shop: { PHONES: ['+7 (495) 555-01-20', '8 800'] } })
    expect(screen.getByRole('link', { name: 'Позвонить: +7 495 555-01-20' })).toHaveAttribute(
      'href',
      'tel:+74955550120',
    )
    unmount()
    renderPiece(<MobileActions />, { shop: { PHONES: [] } })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('MobileMenu', () => {
  beforeEach(() => close.mockClear())

  const menu = () => within(screen.getByRole('dialog', { name: 'Меню' }))
  const show = (options?: Parameters<typeof renderPiece>[1]) =>
    renderPiece(<MobileMenu open onClose={close} />, options)

  test.each(['Каталог', 'Просмотренные товары', 'Контакты'])('«%s» closes the menu', async (name) => {
    show({ pageLists: { front_up: [{ CODE: 'contact_info', TITLE: 'Контакты' }] } })
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(menu().getByRole('link', { name }))
    expect(close).toHaveBeenCalled()
  })
})

describe('NavigationLine', () => {
  test('a line says that another page is on its way, as long as it is', () => {
    const store = createPendingStore()
    render(
      <NavigationPendingProvider value={store}>
        <NavigationLine />
      </NavigationPendingProvider>,
    )
    const line = () => screen.queryByRole('progressbar', { name: 'Страница загружается' })
    expect(line()).not.toBeInTheDocument()
    act(() => store.set(true))
    expect(line()).toBeVisible()
    act(() => store.set(false))
    expect(line()).not.toBeInTheDocument()
  })
})

describe('SkipLinks', () => {
  const open = (page: ReactNode) =>
    render(
      <>
        <SkipLinks />
        <a href="/">На главную</a>
        <main id="main">{page}</main>
      </>,
    )
  const row = (name: string) => (
    <li data-row="">
      <a href="/product/1">{name}</a>
      <button type="button" tabIndex={-1}>
        Уменьшить
      </button>
      <input data-quantity="" aria-label={name} />
      <button type="button">В корзину</button>
    </li>
  )

  test('a page with products: three keys from the top to the first quantity', async () => {
    open(<ul data-products="">{row('Ручка')}</ul>)
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('link', { name: 'К списку товаров' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Ручка' })).toHaveFocus()
  })
})

describe('ViewedLink', () => {
  const { called } = testApi(
    () => ({ count: 3 }),
    ({ path }, { count }) => (path.includes('viewed') ? { CNT: count } : undefined),
  )
  const observed: (() => void)[] = []
  const margins: (string | undefined)[] = []
  class Observer {
    constructor(
      tell: (entries: { isIntersecting: boolean }[]) => void,
      { rootMargin }: IntersectionObserverInit,
    ) {
      observed.push(() => tell([{ isIntersecting: true }]))
      margins.push(rootMargin)
    }
    observe() {}
    disconnect() {}
  }
  beforeEach(() => {
    observed.length = 0
    margins.length = 0
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  const onClick = jest.fn()
  const show = () => renderWithKernel(<ViewedLink onClick={onClick} />, { kernel: testKernel() })
  const text = () => screen.getByRole('link').textContent?.trim().replace(/\s/g, ' ')
  const come = () => act(() => observed.forEach((tell) => void tell()))

  test('the number is asked for when the link comes into sight, no earlier', async () => {
    show()
    expect(text()).toBe('Просмотренные товары')
    expect(called('viewed')).toEqual([])
    expect(margins).toEqual(['0px'])
    come()
    await waitFor(() => expect(text()).toBe('Просмотренные товары 3'))
    expect(called('viewed')).toHaveLength(1)
  })
})

describe('use-favourites-entry', () => {
  const NO_BASKET = { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }
  testApi(
    () => ({}),
    ({ path }) => {
      if (path === '/v3/api/personal/info/') return { ITEM: { ...testVisitor(), FAVORITE_CNT: 38 } }
      if (path === '/v2/basket/catalog/') return NO_BASKET
      // The count of its own call does not come.
      return path === '/v3/api/catalog/favorite/' ? 500 : undefined
    },
  )

  test('[CAB-081] the badges begin with FAVORITE_CNT of the personal data, and follow the changes after it', async () => {
    const { kernel } = renderApp({ path: '/catalog-list', visitor: 'unknown' })
    const places = [
      within(screen.getByRole('navigation', { name: 'Основные разделы' })),
      within(screen.getByRole('banner')),
    ]
    for (const place of places)
      expect(await place.findByRole('link', { name: 'Избранное : 38\u00a0товаров' })).toBeInTheDocument()
    act(() => kernel.bus.emit('favourites:changed', { CNT: 39 }))
    for (const place of places)
      expect(await place.findByRole('link', { name: 'Избранное : 39\u00a0товаров' })).toBeInTheDocument()
  })
})
