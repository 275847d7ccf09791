import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { EmailField, type EmailFieldProps } from './email-field'

function Field(props: Partial<EmailFieldProps>) {
  const [value, setValue] = useState('')
  return <EmailField label="Почта" value={value} onChange={setValue} {...props} />
}
const field = () => screen.getByLabelText('Почта')
const OTHERS = 'Адрес пишут латинскими буквами, без пробелов'
const others = () => screen.queryByRole('status')?.textContent

test('a browser fills in the address, and corrects nothing of it', () => {
  render(<Field />)
  expect(field()).toHaveAttribute('autocomplete', 'email')
  expect(field()).toHaveAttribute('autocapitalize', 'off')
  expect(field()).toHaveAttribute('spellcheck', 'false')
})

test('that signs of a pasted text were dropped is said', () => {
  render(<Field />)
  fireEvent.change(field(), { target: { value: 'anna@example.comя' } })
  expect(field()).toHaveValue('anna@example.com')
  expect(others()).toBe(OTHERS)
  fireEvent.change(field(), { target: { value: 'anna@example.ru' } })
  expect(others()).toBeUndefined()
})
