import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REGISTER, rejection } from '../../testing/auth-api'
import { put } from '../../testing/put'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, requests } = authApi()
const EMAIL = 'partial@example.com'
const sent = () =>
  requests.filter(({ path }) => path === REGISTER).map(({ body }) => Object.fromEntries(body))
const email = () => screen.getByLabelText(/^Почта/)
const password = () => screen.getByLabelText(/^Пароль/)
async function fill(values: { email?: string; password?: string } = {}) {
  const { email: address = EMAIL, password: typed = 'secret7' } = values
  if (address) await put(email(), address)
  if (typed) await put(password(), typed)
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Задать пароль' }))
}

test('[AUTH-028] without e-mail, password or a consent nothing is sent, and what is missing is told', async () => {
  renderPage('/sign-up')
  await userEvent.click(screen.getByRole('button', { name: 'Задать пароль' }))
  for (const text of [
    'Вы не указали почту',
    'Вы не указали пароль',
    'Вы не подтвердили согласие на обработку персональных данных',
    'Вы не подтвердили согласие на передачу персональных данных',
  ])
    expect(await screen.findByText(text)).toBeVisible()
  await fill({ email: 'partial@example', password: '12345' })
  expect(await screen.findByText('Вы ввели неправильный электронный адрес')).toBeVisible()
  expect(screen.getByText(/^Пароль должен быть не короче 6\sсимволов$/)).toBeVisible()
  expect(sent()).toEqual([])
})

test('[AUTH-028] the form sends e-mail, password and both consents; who is not known yet gets an e-mail', async () => {
  data.register.registration = { SUCCESS: 'Y', MESSAGE: 'Письмо отправлено', EMAIL }
  renderPage('/sign-up')
  expect(screen.getByText(/сначала пришлём на неё письмо/)).toBeVisible()
  await fill()
  expect(screen.getByText(/введённый здесь мы не\sсохранили/)).toBeVisible()
  expect(await screen.findByRole('status')).toHaveTextContent(`Письмо отправлено. Адрес: ${EMAIL}.`)
  expect(screen.getByRole('status')).toHaveFocus()
  expect(sent()).toEqual([
    { type: 'registration', email: EMAIL, password: 'secret7', agree: 'Y', transfer: 'Y' },
  ])
  expect(screen.getByRole('link', { name: 'Ввести код из письма' })).toHaveAttribute(
    'href',
    '/confirm?email=partial%40example.com',
  )
})

test('[AUTH-028] whose e-mail is confirmed in this session is a customer at once', async () => {
  data.register.registration = {
    SUCCESS: 'Y',
    MESSAGE: 'Пароль сохранён',
    access_token: 'customer-token',
    expires_in: 3600,
    has_refresh_token: true,
  }
  const { kernel, url } = renderPage('/sign-up')
  await fill()
  await waitFor(() => expect(kernel.token.hasRefreshToken()).toBe(true))
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
  const [consentsOf] = kernel.platform.local.get('consents_of')?.split('|') ?? []
  expect(consentsOf).toBe(kernel.platform.cookies.get('login_stamp'))
})

test('consents that a visitor has sent are ticked at the login that follows, and may be taken back', async () => {
  const { kernel, unmount } = renderPage('/sign-up')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await fill()
  await screen.findByRole('status')
  unmount()
  renderPage('/login', { kernel })
  const [agree, transfer] = screen.getAllByRole('checkbox')
  await waitFor(() => expect(agree).toBeChecked())
  expect(transfer).toBeChecked()
  await userEvent.click(screen.getByLabelText(/обработку/))
  expect(agree).not.toBeChecked()
})

test("in another tab, which may be another person's, nothing is ticked", async () => {
  const { kernel, unmount } = renderPage('/sign-up')
  await fill()
  await screen.findByRole('status')
  unmount()
  const { kernel: other } = renderPage('/login', { platform: { local: kernel.platform.local } })
  expect(other.platform.local.get('consents_of')).toMatch(/^visitor/)
  await screen.findAllByRole('checkbox')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('what the server rejects stands at its field, and nothing is lost', async () => {
  data.register.registration = rejection({ email: 'Укажите адрес, на который пришло письмо' })
  renderPage('/sign-up')
  await fill()
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Укажите адрес, на который пришло письмо'))
  expect(password()).toHaveValue('secret7')
})

test.each(['/sign-up', '/recovery'])(
  '%s says who is logged in, with the ways to the cabinet and out; a visitor is told nothing',
  async (path) => {
    const open = jest.fn()
    const personal = { EMAIL: 'client@example.com' }
    const { unmount } = renderPage(path, { cookies: LOGGED_IN, personal, platform: { open } })
    expect(screen.getByText(/Вы уже вошли как client@example.com/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'В\u00a0кабинет' })).toHaveAttribute('href', '/cabinet/info')
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
    unmount()
    renderPage(path)
    expect(screen.queryByText(/Вы уже вошли/)).not.toBeInTheDocument()
  },
)

test('what is typed and ticked survives a reload, but for the password', async () => {
  const { kernel, unmount } = renderPage('/sign-up')
  await put(email(), EMAIL)
  await put(password(), 'secret7')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  expect(kernel.platform.session.get('drafts')).not.toContain('secret7')
  unmount()
  renderPage('/sign-up', { kernel })
  await waitFor(() => expect(email()).toHaveValue(EMAIL))
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  expect(password()).toHaveValue('')
})

test('[AUTH-001] the login modal leads there with the e-mail; a typed password is asked about, and the way to the code closes it', async () => {
  data.register.registration = { SUCCESS: 'Y' }
  const { kernel } = renderModal('authentication', {})
  await put(email(), EMAIL)
  await userEvent.click(screen.getByRole('link', { name: 'Ещё нет пароля?' }))
  await screen.findByRole('dialog', { name: 'Первый вход' })
  expect(email()).toHaveValue(EMAIL)
  expect(kernel.leaveGuards.active()).toBe(false)
  await put(password(), 'secret7')
  expect(kernel.leaveGuards.active()).toBe(true)
  await fill({ email: '', password: '' })
  await userEvent.click(await screen.findByRole('link', { name: 'Ввести код из письма' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
