import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REVOKE, rejection, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { CONFIRM, EMAIL, LET_IN, LINK } from '../../testing/confirmation'
import { put } from '../../testing/put'
import { renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()

describe('ConfirmationForm', () => {
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

  test.each([
    ['/confirm', '', ''],
    ['/confirm?email=new&code=K7QF', '', 'K7QF'],
  ])('[AUTH-029] %s shows the form with what is there', async (path, address, typed) => {
    renderPage(path)
    expect(email()).toHaveValue(address)
    expect(code()).toHaveValue(typed)
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(sent()).toEqual([])
  })

  test('without a right e-mail and a code nothing is sent', async () => {
    renderPage('/confirm')
    await put(email(), 'new@')
    await press('Подтвердить')
    expect(await screen.findByText('Вы ввели неправильный электронный адрес')).toBeVisible()
    expect(screen.getByText('Вы не указали код')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('[AUTH-029] a code that is no good is said at its field; another one can be asked for', async () => {
    data.confirmation = rejection({ code: 'Код неверен или устарел' })
    renderPage(`/confirm?email=${EMAIL}`)
    await put(code(), 'AAAA-AAAA')
    await press('Подтвердить')
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Код неверен или устарел'))
    expect(screen.getByRole('link', { name: 'Письмо не пришло?' })).toHaveAttribute(
      'href',
      '/sign-up?email=new%40example.com',
    )
    data.confirmation = LET_IN
    await userEvent.clear(code())
    await put(code(), ' K7QF-29XM ')
    await press('Подтвердить')
    expect(await screen.findByLabelText(/^Новый пароль(?! ещё)/)).toBeVisible()
    expect(sent().at(-1)).toEqual(['PUT', { email: EMAIL, code: 'K7QF-29XM' }])
  })

  test('a rule of the shop that stops a good link is said in its words', async () => {
    data.confirmation = rejection({ registration: 'Регистрация в этом магазине закрыта' })
    renderPage(LINK)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Регистрация в этом магазине закрыта$/)
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

  test('the e-mail of a form survives a reload, the code is not stored', async () => {
    const { kernel, unmount } = renderPage('/confirm')
    await put(email(), EMAIL)
    await put(code(), 'K7QF-29XM')
    expect(kernel.platform.session.get('drafts')).not.toContain('K7QF')
    unmount()
    renderPage('/confirm', { kernel })
    await waitFor(() => expect(email()).toHaveValue(EMAIL))
    expect(code()).toHaveValue('')
  })
})

describe('Confirmation', () => {
  const ways = () => screen.queryAllByRole('link', { name: /^(Письмо не пришло\?|Войти)$/ })

  test('a visitor finds another e-mail and the login under the form', () => {
    renderPage(`/confirm?email=${EMAIL}`)
    expect(ways().map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Письмо не пришло?', '/sign-up?email=new%40example.com'],
      ['Войти', '/login?email=new%40example.com'],
    ])
  })
})
