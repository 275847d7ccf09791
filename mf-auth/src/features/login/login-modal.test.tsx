import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'

const { grants } = authApi()

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Почта/), CUSTOMER.email)
  await userEvent.type(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
}

const open = (returnTo?: string) => renderModal('authentication', { returnTo }, { path: '/catalog-list' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const logInElsewhere = (kernel: ReturnType<typeof open>['kernel']) =>
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))

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
