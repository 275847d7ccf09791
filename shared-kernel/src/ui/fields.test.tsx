import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { NameField } from '@prilavok/shared-kernel/ui/name-field'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'

interface ControlProps {
  label: string
  value: string
  onChange: (value: string) => void
}
function Controlled({ of: Control }: { of: ComponentType<ControlProps> }) {
  const [value, setValue] = useState('')
  return <Control label="Поле" value={value} onChange={setValue} />
}
const field = () => screen.getByLabelText('Поле')

test('an e-mail takes Latin letters, digits and @ . _ + - and drops the others', async () => {
  render(<Controlled of={EmailField} />)
  expect(field()).toHaveAttribute('type', 'email')
  await userEvent.type(field(), 'aя! B(1)@x_y-z.ru+,')
  expect(field()).toHaveValue('aB1@x_y-z.ru+')
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste('<Анна> anna@example.com;')
  expect(field()).toHaveValue('anna@example.com')
})

test('a name takes letters and hyphens, and begins with a capital once it is left', async () => {
  render(<Controlled of={NameField} />)
  await userEvent.type(field(), 'анна-1 мария-')
  expect(field()).toHaveValue('анна-мария-')
  await userEvent.tab()
  expect(field()).toHaveValue('Анна-мария')
})

test('a name that was typed of letters and separate signs is composed', async () => {
  render(<Controlled of={NameField} />)
  await userEvent.click(field())
  await userEvent.paste('и\u0306ван')
  await userEvent.tab()
  expect(field()).toHaveValue('Йван')
})

test('a password is checked and capitalised by no one, shown or not, and is hidden again when its form is sent', async () => {
  render(
    <form aria-label="Вход">
      <PasswordField label="Пароль" />
    </form>,
  )
  const password = screen.getByLabelText('Пароль')
  const expectLeftAlone = () => {
    expect(password).toHaveAttribute('spellcheck', 'false')
    expect(password).toHaveAttribute('autocapitalize', 'none')
    expect(password).toHaveAttribute('autocorrect', 'off')
  }
  expectLeftAlone()
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(password).toHaveAttribute('type', 'text')
  expectLeftAlone()
  fireEvent.submit(screen.getByRole('form'))
  expect(password).toHaveAttribute('type', 'password')
  expect(screen.getByRole('button', { name: 'Показать пароль' })).toBeVisible()
})
