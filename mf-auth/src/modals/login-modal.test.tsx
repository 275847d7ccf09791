import { useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authServer, PASSWORD } from '../testing/auth-server'
import LoginModal from './LoginModal'

const { server } = authServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function Path() {
  return <p>путь {useLocation().pathname}</p>
}
async function logIn() {
  await userEvent.type(screen.getByLabelText(/Почта/), 'client@example.com')
  await userEvent.type(screen.getByLabelText(/^Пароль/), PASSWORD)
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
}
const open = (wanted?: string) => {
  const close = jest.fn()
  renderWithKernel(
    <>
      <LoginModal wanted={wanted} close={close} />
      <Path />
    </>,
    { path: '/catalog-list' },
  )
  return close
}

test('[AUTH-006] a login closes the modal and stays on the page below', async () => {
  const close = open()
  expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/Почта/)).toHaveFocus())
  await logIn()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(screen.getByText('путь /catalog-list')).toBeInTheDocument()
})

test('after a login that a page asked for, that page is opened', async () => {
  const close = open('/cabinet/orders')
  await logIn()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(await screen.findByText('путь /cabinet/orders')).toBeInTheDocument()
})
