import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, MERGE, REGISTER, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { CONFIRM, EMAIL, LET_IN, LINK } from '../../testing/confirmation'
import { renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()
const PERSONAL = '/v3/api/personal/info/'

const sent = () =>
  requests
    .filter(({ path }) => path === CONFIRM)
    .map(({ method, body }) => [method, Object.fromEntries(body)])

const code = () => screen.getByLabelText(/^Код из письма/)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('what the visitor has chosen comes along into the session', async () => {
  data.confirmation = LET_IN
  renderPage(LINK)
  await waitFor(() =>
    expect(
      requests.filter(({ path }) => path === MERGE).map(({ token, body }) => [token, body.get('user_code')]),
    ).toEqual([['partial-token', expect.any(String)]]),
  )
})

test('[AUTH-042] a user without a password sets one after the confirmation, and is a customer', async () => {
  data.confirmation = LET_IN
  data.register.change_password = {
    SUCCESS: 'Y',
    MESSAGE: 'Пароль сохранён',
    access_token: 'customer-token',
    expires_in: 3600,
    has_refresh_token: true,
  }
  const { kernel, url } = renderPage(LINK)
  await userEvent.type(await screen.findByLabelText(/^Новый пароль(?! ещё)/), 'secret7')
  await userEvent.type(screen.getByLabelText(/^Новый пароль ещё раз/), 'secret7')
  await press('Сохранить пароль')
  await waitFor(() => expect(kernel.token.hasRefreshToken()).toBe(true))
  expect(
    requests
      .filter(({ path }) => path === REGISTER)
      .map(({ token, body }) => [token, Object.fromEntries(body)]),
  ).toEqual([
    ['partial-token', { type: 'change_password', new_password: 'secret7', confirm_password: 'secret7' }],
  ])
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
})

test('the form of the first password names its e-mail while the personal info is still that of the visitor', async () => {
  data.confirmation = LET_IN
  intercept(({ path }) => (path === PERSONAL ? 503 : undefined))
  renderPage(LINK)
  await screen.findByLabelText(/^Новый пароль(?! ещё)/)
  expect(screen.getByText(new RegExp(`^Пароль для\\sвхода с почтой ${EMAIL}\\.`))).toBeVisible()
  intercept(() => undefined)
})

test('a confirmation that ends the session of another customer is sent once, though the page is rendered anew', async () => {
  data.confirmation = LET_IN
  intercept(({ path, token }) =>
    path === PERSONAL && token === 'partial-token' ? { ITEM: testCustomer({ EMAIL }) } : undefined,
  )
  const first = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } })
  const urls: string[] = []
  first.kernel.bus.on('session:changed', () => urls.push(first.url()))
  await press('Подтвердить')
  await waitFor(() => expect(first.kernel.userChanges.current()).toBe(1))
  expect(urls).toEqual([`/confirm?email=${encodeURIComponent(EMAIL)}`])
  first.unmount()
  renderPage(first.url(), { kernel: first.kernel })
  expect(await screen.findByLabelText(/^Новый пароль(?! ещё)/)).toBeVisible()
  expect(first.kernel.notices.current()).toMatchObject([
    { kind: 'success', text: `Почта подтверждена. Адрес:\u00a0${EMAIL}.` },
  ])
  expect(sent()).toHaveLength(1)
})

describe('a session without a password', () => {
  const PARTIAL = { personal: { EMAIL: 'New@example.com' } }
  const firstPassword = () => screen.queryByLabelText(/^Новый пароль(?! ещё)/)

  test('that is of the e-mail goes on with the first password, without a code', () => {
    renderPage(`/confirm?email=${EMAIL}`, PARTIAL)
    expect(firstPassword()).toBeVisible()
    expect(sent()).toEqual([])
  })

  test.each([
    ['of another e-mail', `/confirm?email=other@example.com`],
    ['where no e-mail is named', '/confirm'],
  ])('%s asks for the code', (_of, path) => {
    renderPage(path, PARTIAL)
    expect(firstPassword()).not.toBeInTheDocument()
    expect(code()).toBeVisible()
    expect(screen.queryByText(/Вы вошли как/)).not.toBeInTheDocument()
  })

  test('and a link of the e-mail: the code is sent at once, and nothing typed in the shop is lost', async () => {
    data.confirmation = LET_IN
    const { kernel, cookies } = renderPage(LINK, { ...PARTIAL, cookies: WITHOUT_PASSWORD })
    await waitFor(() => expect(cookies.get('access_token')).toBe('partial-token'))
    expect(sent()).toHaveLength(1)
    expect(kernel.userChanges.current()).toBe(0)
  })
})

test('what is confirmed needs no e-mail any more, only the way to the login', async () => {
  data.confirmation = { SUCCESS: 'Y' }
  renderPage(LINK)
  expect(await screen.findByRole('status')).toHaveTextContent(`Почта подтверждена. Адрес: ${EMAIL}.`)
  expect(screen.queryByRole('link', { name: 'Письмо не пришло?' })).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/^Код из письма/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login?email=new%40example.com',
  )
})

test('a new e-mail of a customer is read anew, and nothing else', async () => {
  data.confirmation = { SUCCESS: 'Y', EMAIL }
  const { kernel } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } })
  kernel.query.setQueryData(['orders'], [])
  const before = requests.filter(({ path }) => path === PERSONAL).length
  await press('Подтвердить')
  await screen.findByRole('status')
  await waitFor(() => expect(requests.filter(({ path }) => path === PERSONAL).length).toBeGreaterThan(before))
  expect(kernel.query.getQueryState(['orders'])?.isInvalidated).toBe(false)
})

test('a session without a password whose e-mail is not known asks for the code where none is named', () => {
  renderPage('/confirm', { personal: { EMAIL: '' } })
  expect(screen.queryByLabelText(/^Новый пароль/)).not.toBeInTheDocument()
  expect(code()).toBeVisible()
})
