import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi } from '../testing/auth-api'
import { renderPage } from '../testing/render-page'
import { head } from './LoginPage'

const { data, intercept } = authApi()

test('[AUTH-002] a visitor gets the login form', async () => {
  const { kernel, url } = renderPage('/login')
  expect(screen.getByRole('heading', { name: 'Вход' })).toBeInTheDocument()
  expect(screen.getByLabelText(/Почта/)).toBeInTheDocument()
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(url()).toBe('/login')
  expect(head()).toMatchObject({ robots: 'noindex' })
})

test('a customer is sent on to the cabinet', async () => {
  intercept(({ path }) => (path === '/v3/api/personal/info/' ? { ITEM: data.customer } : undefined))
  const { url } = renderPage('/login', { cookies: LOGGED_IN })
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
})

test('a login in another tab takes the page on, whatever is typed', async () => {
  const { kernel, url } = renderPage('/login')
  await userEvent.type(screen.getByLabelText(/^Пароль/), 'secret')
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
})
