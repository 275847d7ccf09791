import { customerCookies, testApi, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderApp, renderPiece } from '../testing/render-app'
import { useFavouritesEntry } from './use-favourites-entry'

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

test.each([
  ['bottom bar', 'navigation', 'Основные разделы'],
  ['header', 'banner', ''],
] as const)(
  '[CAB-081] the badge of the %s begins with FAVORITE_CNT of the personal data, and follows the changes after it',
  async (_place, role, name) => {
    const { kernel } = renderApp({ visitor: 'unknown' })
    const place = within(screen.getByRole(role, name ? { name } : {}))
    expect(await place.findByRole('link', { name: 'Избранное : 38\u00a0товаров' })).toBeInTheDocument()
    act(() => kernel.bus.emit('favourites:changed', { CNT: 39 }))
    expect(await place.findByRole('link', { name: 'Избранное : 39\u00a0товаров' })).toBeInTheDocument()
  },
)

function Entry() {
  const { to, title, badge, onClick } = useFavouritesEntry()
  return (
    <a href={to} onClick={onClick}>
      {title}, {badge.count}
    </a>
  )
}

describe('a press on the entry', () => {
  /** @returns whether the browser follows the link */
  const press = (keys: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link'), keys)

  test('by a visitor asks for the login in its place', () => {
    const { kernel } = renderPiece(<Entry />)
    expect(press()).toBe(false)
    expect(kernel.modals.current()).toEqual([
      {
        name: 'authentication',
        props: { returnTo: '/catalog/favorite', why: 'Избранное открывается после входа.' },
      },
    ])
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
    'with %j, for another tab or window, is left to the browser',
    (keys) => {
      const { kernel } = renderPiece(<Entry />)
      expect(press(keys)).toBe(true)
      expect(kernel.modals.current()).toEqual([])
    },
  )

  test('by a customer leads there', () => {
    const { kernel } = renderPiece(<Entry />, {
      visitor: 'customer',
      platform: { cookies: customerCookies() },
    })
    expect(press()).toBe(true)
    expect(kernel.modals.current()).toEqual([])
  })

  test('by a customer without a password asks for the login', () => {
    const cookies = customerCookies()
    cookies.remove('has_refresh_token')
    const { kernel } = renderPiece(<Entry />, { visitor: 'customer', platform: { cookies } })
    expect(press()).toBe(false)
    expect(kernel.modals.current()).toMatchObject([{ name: 'authentication' }])
  })

  test('while nobody knows who visits leads there', () => {
    const { kernel } = renderPiece(<Entry />, { visitor: 'unknown' })
    expect(screen.getByRole('link')).toHaveTextContent('Избранное, 0')
    expect(press()).toBe(true)
    expect(kernel.modals.current()).toEqual([])
  })
})
