import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, rejection, WITHOUT_PASSWORD } from '../../testing/auth-api'
import { renderPage } from '../../testing/render-page'

const { data } = authApi()
const EMAIL = 'new@example.com'
const LINK = `/confirm?email=${EMAIL}&code=K7QF-29XM`

const code = () => screen.getByLabelText(/^Код из письма/)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('the used link of the customer who is logged in says that the e-mail is confirmed, and leads to the cabinet', async () => {
  data.confirmation = { SUCCESS: 'N', errors: { query_error: 'Код устарел', code: 'Код устарел' } }
  renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL } })
  expect(await screen.findByText(/^Вы вошли с\sэтой почтой: она подтверждена\./)).toHaveTextContent(
    /подтверждена\. В\sкабинет$/,
  )
  expect(screen.getByRole('link', { name: /кабинет/ })).toHaveAttribute('href', '/cabinet/info')
  for (const text of [/не\sподтверждайте/, /Ссылка уже использована/, /Меняли почту/, /Письмо не пришло/])
    expect(screen.queryByText(text)).not.toBeInTheDocument()
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
  const lines = within(alert).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Пароль уже задан? Войдите',
    'Пароля ещё нет? Получите новое письмо',
    'Ещё не регистрировались? Зарегистрируйтесь',
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

test('a customer whose link changes the e-mail no more is led to the settings, not to an account that is there already', async () => {
  data.confirmation = rejection({ code: 'Код неверен или устарел' })
  renderPage(LINK, { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } })
  await press('Подтвердить')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('listitem')).toHaveTextContent(/^Меняли почту\? Запросите/)
  const links = within(alert).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Запросите смену почты ещё раз в\u00a0настройках', '/cabinet/settings'],
  ])
})

test('a user without a password is not led to the cabinet, though the link has the same e-mail', async () => {
  data.confirmation = rejection({ code: 'Код неверен или устарел' })
  renderPage(LINK, { cookies: WITHOUT_PASSWORD, personal: { EMAIL } })
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Войдите',
    'Получите новое письмо',
    'Зарегистрируйтесь',
  ])
})
