import { readDraft } from '@prilavok/shared-kernel/forms'
import type { PartOptions } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { authApi, CUSTOMER, TOKEN } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'

const { data, called, grants, intercept } = authApi()
const open = (options?: PartOptions) => renderModal('authentication', {}, options)

/** A login that is done closes the modal. */
const done = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const email = () => screen.getByLabelText(/Почта/)
const password = () => screen.getByLabelText(/^Пароль/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))

async function fill(values: { email?: string; password?: string; agree?: boolean; transfer?: boolean }) {
  if (values.email) await userEvent.type(email(), values.email)
  if (values.password) await userEvent.type(password(), values.password)
  if (values.agree) await userEvent.click(screen.getByLabelText('Согласен на обработку персональных данных'))
  if (values.transfer)
    await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
}

const RIGHT = { ...CUSTOMER, agree: true, transfer: true }

test('right credentials get a token with grant_type password, and the form is done', async () => {
  const { kernel } = open()
  await fill(RIGHT)
  await submit()
  await done()
  expect(called(TOKEN)).toEqual([
    `POST ${TOKEN} domain=shop.localhost&grant_type=password&username=${CUSTOMER.email}&password=${CUSTOMER.password}`,
  ])
  expect(kernel.token.hasRefreshToken()).toBe(true)
})

test('the fields are what password managers look for', () => {
  open()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('name', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('name', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the password can be looked at', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('[AUTH-007] without e-mail and password each says what is missing, and the focus goes to the first', async () => {
  open()
  await fill({ agree: true, transfer: true })
  await submit()
  expect(await screen.findByText('Вы не указали почту')).toBeInTheDocument()
  expect(screen.getByText('Вы не указали пароль')).toBeInTheDocument()
  expect(email()).toHaveAccessibleDescription('Вы не указали почту')
  await waitFor(() => expect(email()).toHaveFocus())
  expect(grants()).toEqual([])
})

test.each([
  ['agree', { transfer: true }, 'Вы не подтвердили согласие на обработку персональных данных'],
  ['transfer', { agree: true }, 'Вы не подтвердили согласие на передачу персональных данных'],
])('[AUTH-008] without the consent %s no token is asked for', async (_name, consents, text) => {
  open()
  await fill({ ...RIGHT, agree: false, transfer: false, ...consents })
  await submit()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(grants()).toEqual([])
})

test('[AUTH-008] both consents are unticked at first', () => {
  open()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('[AUTH-009] a failed login says so, keeps what was typed and lets try again', async () => {
  open()
  await fill({ ...RIGHT, password: 'wrong' })
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Неправильный логин или пароль')
  expect(email()).toHaveValue(CUSTOMER.email)
  await userEvent.clear(password())
  await fill({ password: CUSTOMER.password })
  await submit()
  await done()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without connection it is the network text, not the password', async () => {
  intercept(({ path }) => (path === TOKEN ? 0 : undefined))
  open()
  await fill(RIGHT)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети.')
})

test('a wait that the server wants for one e-mail ends with another one, and is there again with the first', async () => {
  const clock = { now: Date.now() }
  intercept(({ path, body }) =>
    path === TOKEN && body.get('username') === 'slow@example.com'
      ? HttpResponse.json({ CODE: 'too_many_attempts' }, { status: 429, headers: { 'retry-after': '50' } })
      : undefined,
  )
  open({ platform: { now: () => clock.now } })
  await fill({ ...RIGHT, email: 'slow@example.com' })
  await submit()
  expect(await screen.findByText(/0:50/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/Слишком много попыток/)
  clock.now += 10_000
  await userEvent.type(email(), '1')
  await waitFor(() => expect(screen.queryByText(/0:\d\d/)).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Войти' })).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText(/Слишком много попыток/)).not.toBeInTheDocument()
  await userEvent.type(email(), '{Backspace}')
  expect(await screen.findByText(/0:40/)).toBeVisible()
  await userEvent.clear(email())
  await fill({ email: CUSTOMER.email })
  await submit()
  await done()
})

test('while it runs the button is busy and a second click sends nothing', async () => {
  let answer: () => void = () => undefined
  data.tokenGate = new Promise<void>((resolve) => {
    answer = resolve
  })
  open()
  await fill(RIGHT)
  await submit()
  const button = await screen.findByRole('button', { name: 'Входим…' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  answer()
  await done()
  expect(grants()).toEqual(['password'])
})

test('[AUTH-010] a partner goes on to the supplier’s own cabinet; without one the login goes on here', async () => {
  const leave = jest.fn()
  const { unmount } = open({ shop: { LK_DOMAIN: 'lk.blank.example' }, platform: { open: leave } })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://lk.blank.example'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  unmount()

  open({ shop: { LK_DOMAIN: null }, platform: { open: leave } })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  await fill(RIGHT)
  await submit()
  await done()
  expect(leave).toHaveBeenCalledTimes(1)
})

test('who logs in is a customer until a partner is chosen, and again when that is taken back', async () => {
  const leave = jest.fn()
  open({ shop: { LK_DOMAIN: 'lk.blank.example' }, platform: { open: leave } })
  expect(screen.getByLabelText('Клиент')).toBeChecked()
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  expect(screen.getByLabelText('Клиент')).not.toBeChecked()
  await userEvent.click(screen.getByLabelText('Клиент'))
  expect(screen.getByLabelText('Клиент')).toBeChecked()
  await fill(RIGHT)
  await submit()
  await done()
  expect(leave).not.toHaveBeenCalled()
})

test('e-mail and role are the draft, under the name of the form; spaces around the e-mail are none', async () => {
  const { kernel } = open()
  await fill({ ...RIGHT, email: ` ${CUSTOMER.email}` })
  await userEvent.click(screen.getByLabelText('Я - партнер'))
  expect(readDraft(kernel.platform.session, 'mf-auth.login')).toEqual({
    role: 'partner',
    email: expect.stringContaining(CUSTOMER.email),
  })
  await submit()
  await done()
  expect(called(TOKEN)[0]).toContain(`username=${CUSTOMER.email}&`)
})

test('the end of a session in another tab leaves the form open', async () => {
  const { kernel } = open()
  act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
  expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('an e-mail of blanks is none', async () => {
  open()
  await fill({ ...RIGHT, email: '' })
  await userEvent.type(email(), '  ')
  await submit()
  expect(await screen.findByText('Вы не указали почту')).toBeVisible()
  expect(grants()).toEqual([])
})

test.each([
  ['registration', { REGISTRATION: 'Y' }, /^Нет учётной записи\?/],
  ['supplier', { REGISTRATION: 'N' }, /^Регистрация в\sэтом магазине закрыта/],
] as const)('who has no account is told of the %s', (_what, shop, text) => {
  open({ shop })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Зарегистрироваться' })).toHaveLength(
    shop.REGISTRATION === 'Y' ? 1 : 0,
  )
})

test('a login that nothing has led to says nothing above its fields', () => {
  open()
  expect(within(screen.getByRole('dialog')).queryByRole('status')).not.toBeInTheDocument()
})

test('what has been sent is not typed any more: the login opens empty', async () => {
  const { kernel } = open()
  await fill(RIGHT)
  await submit()
  await done()
  act(() => kernel.modals.open('authentication', {}))
  expect(await screen.findByLabelText(/^Пароль/)).toHaveValue('')
  expect(email()).toHaveValue('')
})
