import { testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER, REVOKE, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { put } from '../../testing/put'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests } = authApi()

/** Known to the shop, without a refresh token: a user without a password (AMB-01). */
const PARTIAL = { personal: { EMAIL: 'partial@example.com' } }
const sent = () => requests.filter(({ path }) => path === REGISTER)
const next = () => screen.findByLabelText(/^Новый пароль(?! ещё)/)
const again = () => screen.getByLabelText(/^Новый пароль ещё раз/)
async function save(first: string, second = first) {
  if (first) await put(await next(), first)
  if (second) await put(again(), second)
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить пароль' }))
}
const FULL = { SUCCESS: 'Y', access_token: 'customer-token', expires_in: 3600, has_refresh_token: true }

test('[AUTH-042] the login page offers a user without a password a new one, then goes on to the cabinet', async () => {
  data.register.change_password = FULL
  const { kernel, url } = renderPage('/login', PARTIAL)
  expect(screen.getByRole('heading', { name: 'Придумайте пароль' })).toBeVisible()
  expect(screen.getByText(/partial@example\.com/)).toBeVisible()
  await save('secret7')
  await waitFor(() => expect(kernel.token.hasRefreshToken()).toBe(true))
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
})

describe('a password that another tab has set meanwhile', () => {
  const EMAIL = 'partial@example.com'
  const setElsewhere = ({ kernel, cookies }: ReturnType<typeof renderPage>) => {
    data.customer = testCustomer({ EMAIL })
    cookies.set('access_token', 'customer-token')
    cookies.set('has_refresh_token', 'Y')
    act(() => kernel.bus.emit('session:changed', { state: 'customer', replaced: false }))
  }

  test('leads from the page of the link to the cabinet', async () => {
    const rendered = renderPage(`/confirm?email=${EMAIL}`, PARTIAL)
    await put(await next(), 'secret7')
    setElsewhere(rendered)
    await waitFor(() => expect(rendered.url()).toBe('/cabinet/info'))
    expect(sent()).toEqual([])
  })

  test('closes the modal and opens the page that asked for a login, without a question', async () => {
    const rendered = renderModal('authentication', { returnTo: '/cabinet/orders' }, PARTIAL)
    await put(await next(), 'secret7')
    setElsewhere(rendered)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(rendered.url()).toBe('/cabinet/orders'))
    expect(rendered.kernel.leaveGuards.active()).toBe(false)
  })
})

test('[AUTH-042] the modal offers it, too, and then opens the page that asked for a login', async () => {
  data.register.change_password = FULL
  const { url } = renderModal('authentication', { returnTo: '/cabinet/orders' }, PARTIAL)
  expect(await screen.findByRole('dialog', { name: 'Придумайте пароль' })).toBeVisible()
  await waitFor(async () => expect(await next()).toHaveFocus())
  await save('secret7')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(url()).toBe('/cabinet/orders')
})

test('a user without a password can log out', async () => {
  const open = jest.fn()
  const { kernel } = renderPage('/login', { ...PARTIAL, platform: { open } })
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
  expect(requests.filter(({ path }) => path === REVOKE).map(({ token }) => token)).toEqual(['test-token'])
  expect(kernel.token.isLeaving()).toBe(true)
})

test('in the modal there is the way to the login of somebody else, and what is typed is asked about', async () => {
  const { kernel } = renderModal('authentication', {}, PARTIAL)
  await put(await next(), 'secret7')
  expect(kernel.leaveGuards.active()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: /^Войти с\sдругой почтой$/ }))
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('the session goes on: nothing that is typed elsewhere in the tab is taken away', async () => {
  data.register.change_password = FULL
  const { kernel, url } = renderPage('/login', { ...PARTIAL, cookies: WITHOUT_PASSWORD })
  await save('secret7')
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
  expect(kernel.userChanges.current()).toBe(0)
})
