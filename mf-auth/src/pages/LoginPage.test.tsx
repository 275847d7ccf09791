import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, shopPlan } from '@prilavok/shared-kernel/testing'
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

test.each([
  ['a@b.example', 'a@b.example'],
  ['a', ''],
])('the e-mail «%s» of the address fills «%s»', (email, value) => {
  renderPage(`/login?email=${email}`)
  expect(screen.getByLabelText(/Почта/)).toHaveValue(value)
})

test('whoever is typing when it turns out that he is logged in is not sent away', async () => {
  const { kernel, cookies, url } = renderPage('/login')
  await userEvent.type(screen.getByLabelText(/Почта/), 'a')
  cookies.set('has_refresh_token', 'Y')
  act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: data.customer }))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(url()).toBe('/login')
  expect(screen.getByLabelText(/Почта/)).toHaveValue('a')
})

test('a shop without a profile sends the customer to the orders, one without a cabinet home', async () => {
  const without = (...paths: string[]) => ({
    routes: (shopPlan().routes ?? []).filter(({ path }) => !paths.includes(path)),
  })
  const customer = { cookies: LOGGED_IN, personal: {} }
  const orders = renderPage('/login', { ...customer, plan: without('/cabinet/info') })
  await waitFor(() => expect(orders.url()).toBe('/cabinet/orders'))
  orders.unmount()
  const none = renderPage('/login', { ...customer, plan: without('/cabinet/info', '/cabinet/orders') })
  await waitFor(() => expect(none.url()).toBe('/'))
})
