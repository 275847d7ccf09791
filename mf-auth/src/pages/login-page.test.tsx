import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { authServer } from '../testing/auth-server'
import { renderPage } from '../testing/render-page'
import { head } from './LoginPage'

const { server, state } = authServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('[AUTH-002] a visitor gets the login form', async () => {
  const { kernel, url } = renderPage('/login')
  expect(screen.getByRole('heading', { name: 'Вход' })).toBeInTheDocument()
  expect(screen.getByLabelText(/Почта/)).toBeInTheDocument()
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(url()).toBe('/login')
  expect(head()).toMatchObject({ robots: 'noindex' })
})

test('a customer is sent on to the cabinet', async () => {
  server.use(
    http.get('http://localhost/v3/api/personal/info/', () => HttpResponse.json({ ITEM: state.client })),
  )
  const { url } = renderPage('/login', { cookies: LOGGED_IN })
  await waitFor(() => expect(url()).toBe('/cabinet/orders'))
  server.resetHandlers()
})
