import { screen, within } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { PlainHeader } from './PlainHeader'

const links = () =>
  within(screen.getByRole('navigation', { name: 'Разделы магазина' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('in place of a header that cannot be rendered stand the ways on', () => {
  renderPiece(<PlainHeader />)
  expect(links()).toEqual([
    ['На главную', '/'],
    ['Каталог', '/catalog-list'],
    ['Поиск', '/search'],
    ['Корзина', '/basket'],
    ['Мои заказы', '/cabinet/orders'],
  ])
})

test('what no part brings is not linked to', () => {
  renderPiece(<PlainHeader />, { plan: { routes: [] } })
  expect(links()).toEqual([])
})
