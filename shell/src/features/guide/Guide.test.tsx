import { customerCookies, shopPlan } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { Guide } from './Guide'

const more = (id: string, title: string) => id === 'forming_order' && <span>{title}</span>
const steps = () => within(screen.getByRole('list', { name: 'Четыре шага заказа' })).getAllByRole('listitem')
const links = () => steps().map((step) => within(step).queryByRole('link')?.getAttribute('href') ?? undefined)
const show = (options?: Parameters<typeof renderPiece>[1]) => renderPiece(<Guide more={more} />, options)

test('each step has the way to do it, and what the page says of it', () => {
  show()
  expect(links()).toEqual(['/login', '/catalog-list', '/basket', undefined])
  expect(steps().map((step) => within(step).queryByText(/^Подробнее/)?.textContent)).toEqual([
    undefined,
    'Подробнее: Формирование заказа',
    undefined,
    undefined,
  ])
})

test('who is logged in is not asked to log in; what no part brings is not led to', () => {
  const { unmount } = show({ visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(links()).toEqual([undefined, '/catalog-list', '/basket', undefined])
  unmount()
  const { routes = [] } = shopPlan()
  show({ plan: { routes: routes.filter(({ path }) => path !== '/basket') } })
  expect(links()).toEqual(['/login', '/catalog-list', undefined, undefined])
})
