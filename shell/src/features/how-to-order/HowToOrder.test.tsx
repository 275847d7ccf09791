import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { render, screen } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { HowToOrder } from './HowToOrder'

const iconOf = (step: Element) => step.querySelector('svg')?.innerHTML
const nameOf = (name: IconName) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML

test('the four steps, each with a picture of its own, and the way to the whole guide', () => {
  renderPiece(<HowToOrder />)
  expect(screen.getByRole('region', { name: 'Как сделать заказ' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(iconOf)).toEqual(
    (['user', 'search', 'cart', 'truck'] as const).map(nameOf),
  )
  expect(screen.getByRole('link', { name: 'Подробно о заказе' })).toHaveAttribute(
    'href',
    '/content/front_up/how_to_make_order',
  )
})

test('a shop without the page of the guide does not lead there', () => {
  renderPiece(<HowToOrder />, { plan: { routes: [] } })
  expect(screen.queryByRole('link')).toBeNull()
})
