import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from './input'
import { Select, SelectField } from './select'
import { TextareaField } from './textarea'

const OPTIONS = [
  { value: 'ru', label: 'Россия' },
  { value: 'kz', label: 'Казахстан', disabled: true },
]

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

test('an icon stands before the text and a button behind it', () => {
  const { container, rerender } = render(<TextField label="Поиск" icon="search" />)
  const wrap = screen.getByRole('textbox').parentElement
  expect(wrap).toHaveAttribute('data-lead')
  expect(wrap).not.toHaveAttribute('data-tail')
  expect(wrap?.firstElementChild?.tagName).toBe('svg')
  rerender(<TextField label="Поиск" trailing={<button type="button">Стереть</button>} />)
  expect(container.querySelector('[data-tail]')).toContainElement(screen.getByRole('button'))
  expect(container.querySelector('[data-lead]')).toBeNull()
})

function Country({ placeholder }: { placeholder?: string }) {
  const [value, setValue] = useState(placeholder === undefined ? 'kz' : '')
  return (
    <SelectField
      label="Страна"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      placeholder={placeholder}
    />
  )
}

test('a list tells which option is chosen', async () => {
  render(<Country placeholder="Выберите страну" />)
  const list = screen.getByRole('combobox', { name: 'Страна' })
  expect(list).toHaveDisplayValue('Выберите страну')
  expect(screen.getByRole('option', { name: 'Выберите страну' })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'Казахстан' })).toBeDisabled()
  await userEvent.selectOptions(list, 'Россия')
  expect(list).toHaveValue('ru')
})

test('a list without a placeholder has its options alone', () => {
  render(<Country />)
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('a list without a label has the name that it is given', () => {
  render(<Select aria-label="На странице" options={OPTIONS} value="ru" onChange={() => undefined} />)
  expect(screen.getByRole('combobox', { name: 'На странице' })).toHaveDisplayValue('Россия')
})

test('a text of several lines is three high, or as high as it is told', () => {
  const { rerender } = render(<TextareaField label="Комментарий" error="Слишком длинный" />)
  const box = screen.getByRole('textbox', { name: 'Комментарий' })
  expect(box).toHaveAttribute('rows', '3')
  expect(box).toHaveAccessibleDescription('Слишком длинный')
  rerender(<TextareaField label="Комментарий" rows={5} />)
  expect(box).toHaveAttribute('rows', '5')
})
