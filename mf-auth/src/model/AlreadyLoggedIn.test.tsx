import { LOGGED_IN, type PartOptions, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { authApi } from '../testing/auth-api'
import { AlreadyLoggedIn } from './AlreadyLoggedIn'

const { intercept } = authApi()
const show = (options: PartOptions) =>
  renderWithKernel(<AlreadyLoggedIn purpose="Здесь регистрируются другие." />, {
    kernel: partKernel(options),
  })

test('a customer reads who is logged in, what the form is for, and where to go', () => {
  show({ cookies: LOGGED_IN, personal: { EMAIL: 'a@b.example' } })
  expect(screen.getByText(/^Вы уже вошли как a@b\.example\. Здесь регистрируются другие\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'В\u00a0кабинет' })).toHaveAttribute('href', '/cabinet/info')
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible()
})

test('nothing is said to a visitor, nor while it is unknown who the customer is', () => {
  intercept(() => 503)
  for (const options of [{}, { personal: {} }, { cookies: LOGGED_IN }]) {
    const { unmount } = show(options)
    expect(screen.queryByText(/Вы уже вошли/)).not.toBeInTheDocument()
    unmount()
  }
})
