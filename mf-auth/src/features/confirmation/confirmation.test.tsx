import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, MERGE, REGISTER, REVOKE, rejection, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()

const CONFIRM = '/v1/login/confirm/'
const PERSONAL = '/v3/api/personal/info/'
const EMAIL = 'new@example.com'
const LINK = `/confirm?email=${EMAIL}&code=K7QF-29XM`
const LET_IN = {
  SUCCESS: 'Y',
  MESSAGE: 'Почта подтверждена',
  EMAIL,
  access_token: 'partial-token',
  expires_in: 3600,
  has_refresh_token: false,
}
const sent = () =>
  requests
    .filter(({ path }) => path === CONFIRM)
    .map(({ method, body }) => [method, Object.fromEntries(body)])
const email = () => screen.getByLabelText(/^Почта/)
const code = () => screen.getByLabelText(/^Код из письма/)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('[AUTH-003] [AUTH-029] the link of the e-mail confirms at once with all its parameters, and a session is stored', async () => {
  data.confirmation = LET_IN
  const { kernel, cookies } = renderPage(`${LINK}&from=email`)
  expect(await screen.findByText(`Почта подтверждена. Адрес: ${EMAIL}.`)).toBeVisible()
  expect(screen.getByText(`Почта подтверждена. Адрес: ${EMAIL}.`).closest('[role=status]')).toHaveFocus()
  expect(sent()).toEqual([['PUT', { email: EMAIL, code: 'K7QF-29XM', from: 'email' }]])
  expect(cookies.get('access_token')).toBe('partial-token')
  expect(kernel.token.hasRefreshToken()).toBe(false)
})

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

test('a link does nothing by itself while a customer is logged in: who that is is said, and it waits for the press', async () => {
  data.confirmation = { SUCCESS: 'Y', MESSAGE: 'Новый адрес подтверждён', EMAIL }
  const { kernel } = renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } })
  expect(email()).toHaveValue(EMAIL)
  expect(code()).toHaveValue('K7QF-29XM')
  expect(screen.getByText(/Вы вошли как client@example.com/)).toBeVisible()
  expect(sent()).toEqual([])
  await press('Подтвердить')
  expect(await screen.findByRole('status')).toHaveTextContent(`Новый адрес подтверждён. Адрес: ${EMAIL}.`)
  expect(screen.getByRole('status')).toHaveFocus()
  expect(kernel.token.hasRefreshToken()).toBe(true)
  expect(screen.queryByLabelText(/^Новый пароль/)).not.toBeInTheDocument()
})

test('the used link of the customer who is logged in says that the e-mail is confirmed, and leads to the cabinet', async () => {
  data.confirmation = { SUCCESS: 'N', errors: { query_error: 'Код устарел', code: 'Код устарел' } }
  renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL } })
  expect(await screen.findByText(/^Вы вошли с\sэтой почтой: она подтверждена\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /кабинет/ })).toHaveAttribute('href', '/cabinet/info')
  for (const text of [/не\sподтверждайте/, /Ссылка уже использована/, /Меняли почту/, /Письмо не пришло/])
    expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('a link for another e-mail waits for the press while a user without a password is logged in; then his session is ended', async () => {
  data.confirmation = LET_IN
  const { cookies } = renderPage(LINK, {
    cookies: WITHOUT_PASSWORD,
    personal: { EMAIL: 'partial@example.com' },
  })
  expect(code()).toHaveValue('K7QF-29XM')
  expect(screen.getByText(/Вы вошли как partial@example.com/)).toBeVisible()
  expect(sent()).toEqual([])
  await press('Подтвердить')
  await waitFor(() => expect(cookies.get('access_token')).toBe('partial-token'))
  expect(sent()).toHaveLength(1)
  expect(requests.filter(({ path }) => path === REVOKE).map(({ token }) => token)).toEqual(['test-token'])
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
  expect(first.kernel.notices.current().map(({ text }) => text)).toEqual([
    `Почта подтверждена. Адрес:\u00a0${EMAIL}.`,
  ])
  expect(sent()).toHaveLength(1)
})

test('the code is not stored in the tab', async () => {
  const { kernel } = renderPage('/confirm')
  await userEvent.type(email(), EMAIL)
  await userEvent.type(code(), 'K7QF-29XM')
  expect(kernel.platform.session.get('drafts')).toContain(EMAIL)
  expect(kernel.platform.session.get('drafts')).not.toContain('K7QF')
})

test.each([
  ['/confirm', '', ''],
  [`/confirm?email=${EMAIL}`, EMAIL, ''],
  ['/confirm?code=K7QF', '', 'K7QF'],
  ['/confirm?email=new&code=K7QF', '', 'K7QF'],
])('[AUTH-029] %s shows the form with what is there', async (path, address, typed) => {
  renderPage(path)
  expect(email()).toHaveValue(address)
  expect(code()).toHaveValue(typed)
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(sent()).toEqual([])
})

test.each([
  ['', 'K7QF', 'Вы не указали почту'],
  ['new@', 'K7QF', 'Вы ввели неправильный электронный адрес'],
  [EMAIL, '', 'Вы не указали код'],
])('e-mail «%s» and code «%s»: %s', async (address, typed, text) => {
  renderPage('/confirm')
  if (address) await userEvent.type(email(), address)
  if (typed) await userEvent.type(code(), typed)
  await press('Подтвердить')
  expect(await screen.findByText(text)).toBeVisible()
  expect(sent()).toEqual([])
})

test('[AUTH-029] a code that is no good is said at its field; another one can be asked for', async () => {
  data.confirmation = rejection({ code: 'Код неверен или устарел' })
  renderPage(`/confirm?email=${EMAIL}`)
  await userEvent.type(code(), 'AAAA-AAAA')
  await press('Подтвердить')
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Код неверен или устарел'))
  expect(screen.getByRole('link', { name: 'Письмо не пришло?' })).toHaveAttribute(
    'href',
    '/sign-up?email=new%40example.com',
  )
  data.confirmation = LET_IN
  await userEvent.clear(code())
  await userEvent.type(code(), ' K7QF-29XM ')
  await press('Подтвердить')
  expect(await screen.findByLabelText(/^Новый пароль(?! ещё)/)).toBeVisible()
})

test('a link that is used or over says so and what to do, with the e-mail; a code can still be typed', async () => {
  data.confirmation = rejection({ code: 'Код неверен или устарел' })
  const { unmount } = renderPage(LINK)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Ссылка уже использована (тогда почта подтверждена), или её срок вышел.')
  const ways = within(alert)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Войдите', '/login?email=new%40example.com'],
    ['Получите новое письмо', '/sign-up?email=new%40example.com'],
    ['Зарегистрируйтесь', '/registration?email=new%40example.com'],
  ])
  expect(screen.queryByText(/Код неверен/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Письмо не пришло?' })).not.toBeInTheDocument()
  await userEvent.clear(code())
  await userEvent.type(code(), 'AAAA-AAAA')
  await press('Подтвердить')
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Код неверен или устарел'))
  expect(screen.queryByText(/Ссылка уже использована/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Письмо не пришло?' })).toBeVisible()
  unmount()
  renderPage(LINK, { shop: { REGISTRATION: 'N' } })
  expect(await screen.findByRole('link', { name: 'Получите новое письмо' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Зарегистрируйтесь' })).not.toBeInTheDocument()
})

test('a rule of the shop that stops a good link is said in its words', async () => {
  data.confirmation = rejection({ registration: 'Регистрация в этом магазине закрыта' })
  renderPage(LINK)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Регистрация в этом магазине закрыта$/)
})

test('a customer whose link changes the e-mail no more is led to the settings, not to an account that is there already', async () => {
  data.confirmation = rejection({ code: 'Код неверен или устарел' })
  renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } })
  await press('Подтвердить')
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Запросите смену почты ещё раз в\u00a0настройках', '/cabinet/settings'],
  ])
})

test('a confirmation without an answer can be repeated', async () => {
  intercept(({ path }) => (path === CONFIRM ? 500 : undefined))
  data.confirmation = LET_IN
  renderPage(LINK)
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  intercept(() => undefined)
  await press('Подтвердить')
  expect(await screen.findByLabelText(/^Новый пароль(?! ещё)/)).toBeVisible()
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

test('an e-mail of a form survives a reload; the page of a link begins with that of the link', async () => {
  const { kernel, unmount } = renderPage('/confirm')
  await userEvent.type(email(), EMAIL)
  unmount()
  renderPage('/confirm', { kernel })
  await waitFor(() => expect(email()).toHaveValue(EMAIL))
  expect(code()).toHaveValue('')
})
