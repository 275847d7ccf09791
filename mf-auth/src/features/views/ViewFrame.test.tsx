import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, CUSTOMER } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'
import { ViewFrame } from './ViewFrame'

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

const fields = (
  <>
    <input aria-label="Для менеджера паролей" tabIndex={-1} />
    <input aria-label="Почта" defaultValue={CUSTOMER.email} />
    <input aria-label="Пароль" />
  </>
)

test('a field that Tab does not reach gets no focus', () => {
  render(<ViewFrame takesFocus>{fields}</ViewFrame>)
  expect(screen.getByLabelText('Пароль')).toHaveFocus()
})

test('where the modal puts the focus itself the view does not', () => {
  render(<ViewFrame takesFocus={false}>{fields}</ViewFrame>)
  expect(document.body).toHaveFocus()
})

test('a view without fields takes no focus', () => {
  render(<ViewFrame takesFocus>Готово</ViewFrame>)
  expect(document.body).toHaveFocus()
})

test('the registration begins with the focus in its first empty field', async () => {
  renderModal('authentication', {})
  await goTo('Зарегистрироваться')
  await screen.findByRole('dialog', { name: 'Регистрация' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: /ИНН/ })).toHaveFocus())
})
