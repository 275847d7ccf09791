import { screen } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { NoTradePoints } from './NoTradePoints'

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')])
const CONTACTS = ['Связаться с нами', '/content/front_up/contact_info']

test.each([
  [true, [['Условия доставки', '/content/front_up/delivery'], CONTACTS]],
  [false, [CONTACTS]],
])('with a page about delivery: %s, the ways on are %j', (hasDelivery, ways) => {
  renderPiece(<NoTradePoints hasDelivery={hasDelivery} />)
  expect(screen.getByText('Своих пунктов выдачи нет')).toBeVisible()
  expect(links()).toEqual(ways)
})
