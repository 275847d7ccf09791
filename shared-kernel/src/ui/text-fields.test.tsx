import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { EmailField, type EmailFieldProps } from './email-field'
import { TextField } from './input'
import { NameField } from './name-field'
import { PasswordField } from './password-field'

describe('field', () => {
  test('a hint describes the control, an error takes its place and makes it invalid', () => {
    const { rerender } = render(<TextField label="Телефон" hint="С кодом города" />)
    const phone = screen.getByRole('textbox')
    expect(phone).toHaveAccessibleDescription('С кодом города')
    expect(phone).toBeValid()
    rerender(<TextField label="Телефон" hint="С кодом города" error="Введите телефон" />)
    expect(phone).toHaveAccessibleDescription('Введите телефон')
    expect(phone).toBeInvalid()
    expect(screen.queryByText('С кодом города')).toBeNull()
  })

  test('a required field says so to screen readers and shows the asterisk', () => {
    render(<TextField label="Телефон" required />)
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toBeRequired()
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  })

  test('a value of the registry cannot be changed and is seen to be locked', () => {
    const { container, rerender } = render(<TextField label="ИНН" locked trailing="найти" />)
    expect(screen.getByRole('textbox')).toBeDisabled()
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    expect(screen.queryByText('найти')).toBeNull()
    rerender(<TextField label="ИНН" trailing="найти" />)
    expect(screen.getByRole('textbox')).toBeEnabled()
    expect(screen.getByText('найти')).toBeVisible()
    rerender(<TextField label="ИНН" disabled />)
    expect(screen.getByRole('textbox')).toBeDisabled()
  })
})

interface ControlProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Controlled({ of: Control }: { of: ComponentType<ControlProps> }) {
  const [value, setValue] = useState('')
  return <Control label="Поле" value={value} onChange={setValue} />
}

describe('fields', () => {
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
    for (const pasted of [
      'mailto:anna@example.com',
      'Anna B. <anna@example.com>',
      'mailto:anna@example.com?subject=1',
    ]) {
      await userEvent.clear(field())
      await userEvent.paste(pasted)
      expect(field()).toHaveValue('anna@example.com')
    }
  })

  test('a name takes letters, hyphens and blanks, and begins with a capital once it is left', async () => {
    render(<Controlled of={NameField} />)
    await userEvent.type(field(), 'анна-1 мария-')
    expect(field()).toHaveValue('анна- мария-')
    await userEvent.tab()
    expect(field()).toHaveValue('Анна-мария')
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
})

function Field(props: Partial<EmailFieldProps>) {
  const [value, setValue] = useState('')
  return <EmailField label="Почта" value={value} onChange={setValue} {...props} />
}

describe('email-field', () => {
  const field = () => screen.getByLabelText('Почта')
  const OTHERS = 'Адрес пишут латинскими буквами, без пробелов'
  const others = () => screen.queryByRole('status')?.textContent

  test('that signs of a pasted text were dropped is said', () => {
    render(<Field />)
    fireEvent.change(field(), { target: { value: 'anna@example.comя' } })
    expect(field()).toHaveValue('anna@example.com')
    expect(others()).toBe(OTHERS)
    fireEvent.change(field(), { target: { value: 'anna@example.ru' } })
    expect(others()).toBeUndefined()
  })
})

describe('password-field', () => {})
