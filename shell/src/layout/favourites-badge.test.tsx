import { testApi, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

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
