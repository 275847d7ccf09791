import type { PartOptions } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { authApi, CUSTOMER, TOKEN } from '../../testing/auth-api'
import { put } from '../../testing/put'
import { renderModal } from '../../testing/render-page'
import { tabTo } from '../../testing/tab-to'

const { data, called, grants, intercept } = authApi()

describe('LoginForm', () => {
  const open = (options?: PartOptions) => renderModal('authentication', {}, options)

  /** A login that is done closes the modal. */
  const done = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const email = () => screen.getByLabelText(/Почта/)
  const password = () => screen.getByLabelText(/^Пароль/)
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))

  async function fill(values: { email?: string; password?: string; agree?: boolean; transfer?: boolean }) {
    if (values.email) await put(email(), values.email)
    if (values.password) await put(password(), values.password)
    if (values.agree)
      await userEvent.click(screen.getByLabelText('Согласен на обработку персональных данных'))
    if (values.transfer)
      await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
  }

  const RIGHT = { ...CUSTOMER, agree: true, transfer: true }

  test('[AUTH-007] [AUTH-008] without e-mail, password and both consents each says what is missing, and no token is asked for', async () => {
    open()
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await submit()
    for (const text of [
      'Вы не указали почту',
      'Вы не указали пароль',
      'Вы не подтвердили согласие на обработку персональных данных',
      'Вы не подтвердили согласие на передачу персональных данных',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(email()).toHaveAccessibleDescription('Вы не указали почту')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(grants()).toEqual([])
  })

  test('[AUTH-009] a failed login says so, keeps what was typed and lets try again; without connection it is not the password', async () => {
    open()
    await fill({ ...RIGHT, password: 'wrong' })
    intercept(({ path }) => (path === TOKEN ? 0 : undefined))
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети.')
    intercept(() => undefined)
    await submit()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Неправильный логин или пароль'))
    expect(email()).toHaveValue(CUSTOMER.email)
    await userEvent.clear(password())
    await fill({ password: CUSTOMER.password })
    await submit()
    await done()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
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
    await put(email(), '1')
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
})

describe('login-modal', () => {
  async function logIn() {
    await put(screen.getByLabelText(/Почта/), ` ${CUSTOMER.email}`)
    await put(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  }

  const open = (returnTo?: string) => renderModal('authentication', { returnTo }, { path: '/catalog-list' })
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const logInElsewhere = (kernel: ReturnType<typeof open>['kernel']) =>
    act(() => kernel.bus.emit('session:changed', { state: 'customer' }))

  test('[AUTH-006] right credentials get a token with grant_type password, without spaces around the e-mail; the modal closes over its page', async () => {
    const { url, kernel } = open()
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText(/Почта/)).toHaveFocus())
    await logIn()
    await closed()
    expect(url()).toBe('/catalog-list')
    expect(called(TOKEN)).toEqual([
      `POST ${TOKEN} domain=shop.localhost&grant_type=password&username=${CUSTOMER.email}&password=${CUSTOMER.password}`,
    ])
    expect(kernel.token.hasRefreshToken()).toBe(true)
  })

  test('by the keyboard alone: the first field has the focus, Tab comes to all others, Enter sends', async () => {
    open()
    await waitFor(() => expect(screen.getByLabelText(/Почта/)).toHaveFocus())
    await userEvent.keyboard(CUSTOMER.email)
    await tabTo(screen.getByLabelText(/^Пароль/))
    await userEvent.keyboard(CUSTOMER.password)
    for (const box of screen.getAllByRole('checkbox')) {
      await tabTo(box)
      await userEvent.keyboard(' ')
    }
    await tabTo(screen.getByRole('button', { name: 'Войти' }))
    await userEvent.keyboard('{Enter}')
    await closed()
    expect(grants()).toContain('password')
  })

  test('a login in another tab closes the modal, whatever is typed, and opens the page that asked for it', async () => {
    const { url, kernel } = open('/cabinet/orders')
    await put(screen.getByLabelText(/Почта/), CUSTOMER.email)
    await put(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
    logInElsewhere(kernel)
    await closed()
    await waitFor(() => expect(url()).toBe('/cabinet/orders'))
    expect(grants()).not.toContain('password')
  })
})
