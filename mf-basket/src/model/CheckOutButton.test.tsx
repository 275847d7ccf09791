import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { CheckOutButton } from './CheckOutButton'

const render = (props: Partial<ComponentProps<typeof CheckOutButton>> = {}) =>
  renderWithKernel(
    <>
      <p id="why">Мало</p>
      <CheckOutButton {...{ basket: 'main', blocked: false, reasonIds: 'why', ...props }} />
    </>,
  )
const look = (element: HTMLElement) => [element.dataset.size, element.dataset.block !== undefined]

test('the way to the order form', async () => {
  const onNavigate = jest.fn()
  render({ onNavigate })
  const link = screen.getByRole('link', { name: 'Оформить заказ' })
  expect(link).toHaveAttribute('href', '/basket/ordering')
  await userEvent.click(link)
  expect(onNavigate).toHaveBeenCalledTimes(1)
})
test('leads to that of the bonus basket, by the name that its place gives it', () => {
  render({ basket: 'loyalty', children: 'Оформить' })
  expect(screen.getByRole('link', { name: 'Оформить' })).toHaveAttribute(
    'href',
    '/basket/ordering?type=loyalty',
  )
})
test('is closed where something stands in it, which is said', () => {
  render({ blocked: true })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled()
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Мало')
})

test.each<[Partial<ComponentProps<typeof CheckOutButton>>, [string, boolean]]>([
  [{}, ['m', false]],
  [{ block: true }, ['m', true]],
  [{ large: true }, ['l', true]],
  [{ large: true, block: false }, ['l', false]],
])('with %j it is as large open as closed', (props, expected) => {
  const { unmount } = render(props)
  expect(look(screen.getByRole('link'))).toEqual(expected)
  unmount()
  render({ ...props, blocked: true })
  expect(look(screen.getByRole('button'))).toEqual(expected)
})
