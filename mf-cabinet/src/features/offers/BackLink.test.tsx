import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { BackLink } from './BackLink'

test.each([
  [{ list: '/client/offers?type=gift_sum&page=2' }, '/client/offers?type=gift_sum&page=2'],
  [{ list: '/client/offers' }, '/client/offers'],
  [{ list: '//elsewhere.example/?active=N' }, '/client/offers?active=N'],
  [{ list: '' }, '/client/offers'],
  [{ created: true }, '/client/offers'],
  ['?type=gift_sum', '/client/offers'],
  [null, '/client/offers'],
  [undefined, '/client/offers'],
])('[CAB-010] with the state %j of the history «Назад» leads to %s', (state, path) => {
  renderWithKernel(<BackLink />, { state })
  expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', path)
})
