import { render, screen } from '@testing-library/react'
import { TextField } from './input'

test('the label names the control; without more to say nothing describes it', () => {
  render(<TextField label="Телефон" />)
  const phone = screen.getByRole('textbox', { name: 'Телефон' })
  expect(phone).toBeValid()
  expect(phone).not.toBeRequired()
  expect(phone).not.toHaveAttribute('aria-describedby')
  expect(phone).not.toHaveAttribute('aria-required')
})

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

test('two fields of one name are told apart; an id of its own is kept', () => {
  render(
    <>
      <TextField label="Имя" error="Первое" />
      <TextField label="Имя" error="Второе" id="second" />
    </>,
  )
  const [first, second] = screen.getAllByRole('textbox', { name: 'Имя' })
  expect(first).toHaveAccessibleDescription('Первое')
  expect(second).toHaveAccessibleDescription('Второе')
  expect(second).toHaveAttribute('id', 'second')
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
