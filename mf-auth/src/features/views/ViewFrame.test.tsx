import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'

authApi()

const email = () => screen.getByLabelText(/^Почта/)
const goTo = (link: string) => userEvent.click(screen.getByRole('link', { name: link }))

test('the next view has the focus in its first empty field; without one in the first', async () => {
  renderModal('authentication', {})
  await waitFor(() => expect(email()).toHaveFocus())
  await userEvent.type(email(), CUSTOMER.email)
  await goTo('Ещё нет пароля?')
  await screen.findByRole('dialog', { name: 'Первый вход' })
  await waitFor(() => expect(screen.getByLabelText(/^Пароль/)).toHaveFocus())
  await goTo('Войти')
  await screen.findByRole('dialog', { name: 'Вход' })
  await waitFor(() => expect(screen.getByLabelText(/^Пароль/)).toHaveFocus())
  await goTo('Забыли пароль?')
  await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  await waitFor(() => expect(email()).toHaveFocus())
  expect(email()).toHaveValue(CUSTOMER.email)
})

test('why a login is asked for is said with the login alone', async () => {
  renderModal('authentication', { why: 'Избранное открывается после входа.' })
  expect(screen.getByText('Избранное открывается после входа.')).toBeVisible()
  await goTo('Забыли пароль?')
  await screen.findByRole('dialog', { name: 'Восстановление пароля' })
  expect(screen.queryByText('Избранное открывается после входа.')).not.toBeInTheDocument()
})
