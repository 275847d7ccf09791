import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER, rejection, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { CONFIRM, EMAIL, LET_IN, LINK } from '../../testing/confirmation'
import { put } from '../../testing/put'
import { renderPage } from '../../testing/render-page'

const { data, requests, intercept } = authApi()
const code = () => screen.getByLabelText(/^Код из письма/)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('use-confirmed', () => {
  const PERSONAL = '/v3/api/personal/info/'

  const sent = () =>
    requests
      .filter(({ path }) => path === CONFIRM)
      .map(({ method, body }) => [method, Object.fromEntries(body)])

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
    await put(await screen.findByLabelText(/^Новый пароль(?! ещё)/), 'secret7')
    await put(screen.getByLabelText(/^Новый пароль ещё раз/), 'secret7')
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

    test('of another e-mail asks for the code', async () => {
      renderPage('/confirm?email=other@example.com', PARTIAL)
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
})

describe('UnusableLink', () => {
  const EMAIL = 'new@example.com'
  const LINK = `/confirm?email=${EMAIL}&code=K7QF-29XM`

  test('the used link of the customer who is logged in says that the e-mail is confirmed, and leads to the cabinet', async () => {
    data.confirmation = { SUCCESS: 'N', errors: { query_error: 'Код устарел', code: 'Код устарел' } }
    renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL } })
    expect(await screen.findByText(/^Вы вошли с\sэтой почтой: она подтверждена\./)).toHaveTextContent(
      /подтверждена\. В\sкабинет$/,
    )
    expect(screen.getByRole('link', { name: /кабинет/ })).toHaveAttribute('href', '/cabinet/info')
    for (const text of [/не\sподтверждайте/, /Код не\sподошёл/, /Меняли почту/, /Письмо не пришло/])
      expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  test('a link that is mistyped, used or over says so and what to do, with the e-mail; a code can still be typed', async () => {
    data.confirmation = rejection({ code: 'Код неверен или устарел' })
    const { unmount } = renderPage(LINK)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      /^Код не\sподошёл\. Проверьте, что он скопирован целиком.*почта по\sнему уже подтверждена/,
    )
    const ways = within(alert)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways).toEqual([
      ['Войдите', '/login?email=new%40example.com'],
      ['Получите новое письмо', '/sign-up?email=new%40example.com'],
      ['Зарегистрируйтесь', '/registration?email=new%40example.com'],
    ])
    const lines = within(alert).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Пароль уже задан? Войдите',
      'Пароля ещё нет? Получите новое письмо',
      'Ещё не регистрировались? Зарегистрируйтесь',
    ])
    expect(screen.queryByText(/Код неверен/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Письмо не пришло?' })).not.toBeInTheDocument()
    await userEvent.clear(code())
    await put(code(), 'AAAA-AAAA')
    await press('Подтвердить')
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Код неверен или устарел'))
    expect(screen.queryByText(/Код не\sподошёл/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Письмо не пришло?' })).toBeVisible()
    unmount()
    renderPage(LINK, { shop: { REGISTRATION: 'N' } })
    expect(await screen.findByRole('link', { name: 'Получите новое письмо' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Зарегистрируйтесь' })).not.toBeInTheDocument()
  })
})
