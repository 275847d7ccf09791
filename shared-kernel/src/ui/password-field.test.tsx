import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './password-field'

const password = () => screen.getByLabelText('Пароль')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is typed is hidden until it is asked for, and again', async () => {
  render(<PasswordField label="Пароль" />)
  expect(password()).toHaveAttribute('type', 'password')
  await press('Показать пароль')
  expect(password()).toHaveAttribute('type', 'text')
  await press('Скрыть пароль')
  expect(password()).toHaveAttribute('type', 'password')
  expect(screen.getByRole('button', { name: 'Показать пароль' })).toBeVisible()
})

test('one that is hidden stays so when its form is sent; the form is not listened to any more', async () => {
  render(
    <form aria-label="Вход">
      <PasswordField label="Пароль" />
    </form>,
  )
  const form = screen.getByRole('form')
  const [added, removed] = [jest.spyOn(form, 'addEventListener'), jest.spyOn(form, 'removeEventListener')]
  fireEvent.submit(form)
  expect(added).not.toHaveBeenCalled()
  await press('Показать пароль')
  expect(added.mock.calls.map(([name]) => name)).toEqual(['submit'])
  await press('Скрыть пароль')
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['submit'])
})

test('the form that was left alone keeps what is shown elsewhere', async () => {
  render(
    <>
      <form aria-label="Вход">
        <PasswordField label="Пароль" />
      </form>
      <form aria-label="Другая" />
    </>,
  )
  await press('Показать пароль')
  fireEvent.submit(screen.getByRole('form', { name: 'Другая' }))
  expect(password()).toHaveAttribute('type', 'text')
})
