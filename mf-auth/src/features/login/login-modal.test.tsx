import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER } from '../../testing/auth-api'
import { renderModal, renderPage } from '../../testing/render-page'

const { grants } = authApi()

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Почта/), CUSTOMER.email)
  await userEvent.type(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
}
const open = (returnTo?: string) => renderModal('authentication', { returnTo }, { path: '/catalog-list' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('[AUTH-006] a login closes the modal and stays on the page below', async () => {
  const { url, kernel } = open()
  expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/Почта/)).toHaveFocus())
  await logIn()
  await closed()
  expect(url()).toBe('/catalog-list')
  expect(grants()).toEqual(['password'])
  expect(kernel.token.hasRefreshToken()).toBe(true)
})

test('after a login that a page asked for, that page is opened', async () => {
  const { url } = open('/cabinet/orders')
  await logIn()
  await closed()
  await waitFor(() => expect(url()).toBe('/cabinet/orders'))
})

describe('closed by mistake', () => {
  /** @param passed milliseconds until it is opened again */
  async function closeAndReopen(passed: number, meanwhile: (kernel: Kernel) => void = () => undefined) {
    const clock = { now: Date.now() }
    const stored: unknown[] = []
    const noting = () => {
      const store = testStore()
      return {
        ...store,
        set(...entry: Parameters<typeof store.set>) {
          stored.push(entry)
          store.set(...entry)
        },
      }
    }
    const { kernel } = renderModal(
      'authentication',
      {},
      { platform: { now: () => clock.now, cookies: noting(), session: noting(), local: noting() } },
    )
    await userEvent.type(screen.getByLabelText(/Почта/), CUSTOMER.email)
    await userEvent.type(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
    await userEvent.click(screen.getByLabelText('Я - партнер'))
    await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(JSON.stringify(stored)).not.toContain(CUSTOMER.password)
    clock.now += passed
    act(() => meanwhile(kernel))
    act(() => kernel.modals.open('authentication', {}))
    expect(await screen.findByLabelText(/Почта/)).toHaveValue(CUSTOMER.email)
    expect(screen.getByLabelText('Я - партнер')).toBeChecked()
    return kernel
  }
  const consents = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

  test('it keeps all that was typed, the password in the memory of the page alone', async () => {
    const kernel = await closeAndReopen(59_000)
    expect(screen.getByLabelText(/^Пароль/)).toHaveValue(CUSTOMER.password)
    expect(consents()).toEqual([false, true])

    await userEvent.click(screen.getByLabelText('Клиент'))
    await userEvent.click(screen.getByLabelText('Согласен на обработку персональных данных'))
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    await closed()
    await act(() => kernel.token.logout())
    act(() => kernel.modals.open('authentication', {}))
    expect(await screen.findByLabelText(/^Пароль/)).toHaveValue('')
  })

  test.each([
    ['somebody logs in and out in another tab', { state: 'customer' }],
    ['the session of another tab ends', { state: 'visitor', expired: true }],
  ] as const)('the password is forgotten when %s', async (_what, change) => {
    await closeAndReopen(0, (kernel) => kernel.bus.emit('session:changed', change))
    expect(screen.getByLabelText(/^Пароль/)).toHaveValue('')
  })

  test('the password of another e-mail is not given back', async () => {
    const { kernel } = open()
    await userEvent.type(screen.getByLabelText(/Почта/), 'other@example.com')
    await userEvent.type(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
    await userEvent.keyboard('{Escape}')
    await closed()
    renderPage(`/login?email=${CUSTOMER.email}`, { kernel })
    expect(screen.getByLabelText(/^Пароль/)).toHaveValue('')
  })

  test('the password and the consents are forgotten after a minute', async () => {
    await closeAndReopen(60_000)
    expect(screen.getByLabelText(/^Пароль/)).toHaveValue('')
    expect(consents()).toEqual([false, false])
  })
})

const logInElsewhere = (kernel: ReturnType<typeof open>['kernel']) =>
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))

test('a login in another tab closes the modal, whatever is typed, and opens the page that asked for it', async () => {
  const { url, kernel } = open('/cabinet/orders')
  await userEvent.type(screen.getByLabelText(/Почта/), CUSTOMER.email)
  await userEvent.type(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
  logInElsewhere(kernel)
  await closed()
  await waitFor(() => expect(url()).toBe('/cabinet/orders'))
  expect(grants()).not.toContain('password')
})

test('a login puts the focus on the heading of the page below', async () => {
  open()
  const heading = document.createElement('h1')
  screen.getByRole('main', { hidden: true }).append(heading)
  await logIn()
  await closed()
  await waitFor(() => expect(heading).toHaveFocus())
})
