import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import { clientCookies, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { authServer } from '../testing/auth-server'
import LoginPage, { head } from './LoginPage'

const { server, state } = authServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function Path() {
  return <p>путь {useLocation().pathname}</p>
}
const routes: PlannedRoute[] = [
  {
    id: 'cabinet.orders',
    part: 'mf-cabinet',
    path: '/cabinet/orders',
    expose: './OrdersPage',
    access: 'client',
  },
]
const open = (cookies = {}) =>
  renderWithKernel(
    <>
      <LoginPage />
      <Path />
    </>,
    { path: '/login', plan: { routes }, platform: cookies },
  )

test('[AUTH-002] a guest gets the login form', async () => {
  const { kernel } = open()
  expect(screen.getByRole('heading', { name: 'Вход' })).toBeInTheDocument()
  expect(screen.getByLabelText(/Почта/)).toBeInTheDocument()
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.getByText('путь /login')).toBeInTheDocument()
  expect(head()).toMatchObject({ robots: 'noindex' })
})

test('a full client is sent on to the cabinet', async () => {
  server.use(
    http.get('http://localhost/v3/api/personal/info/', () => HttpResponse.json({ ITEM: state.client })),
  )
  open({ cookies: clientCookies() })
  expect(await screen.findByText('путь /cabinet/orders')).toBeInTheDocument()
  server.resetHandlers()
})
