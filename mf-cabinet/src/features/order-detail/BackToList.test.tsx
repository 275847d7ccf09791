import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { BackToList } from './BackToList'

test.each([
  [{ list: '?status=sent&page=2' }, '/cabinet/orders?status=sent&page=2'],
  [{ list: '//elsewhere.example' }, '/cabinet/orders'],
  [{ list: '' }, '/cabinet/orders'],
  [{ created: true }, '/cabinet/orders'],
  ['?page=2', '/cabinet/orders'],
  [null, '/cabinet/orders'],
  [undefined, '/cabinet/orders'],
])('with the state %j of the history it leads to %s', (state, path) => {
  renderWithKernel(<BackToList />, { state })
  expect(screen.getByRole('link', { name: 'К списку заказов' })).toHaveAttribute('href', path)
})
