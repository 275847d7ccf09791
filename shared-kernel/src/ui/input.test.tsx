import { render, screen } from '@testing-library/react'
import { Input, TextField } from './input'

const box = () => screen.getByRole('textbox')
const signs = (container: HTMLElement) => container.querySelectorAll('svg').length

test('a value of the register is off, with a lock in place of what stands behind', () => {
  const { container } = render(<Input aria-label="ИНН" locked trailing="₽" />)
  expect(box()).toBeDisabled()
  expect(container).not.toHaveTextContent('₽')
  expect(signs(container)).toBe(1)
})

test('a field says its label, its hint and what is wrong', () => {
  const { rerender } = render(<TextField label="Имя" hint="Как в паспорте" required />)
  expect(box()).toHaveAccessibleName(/^Имя/)
  expect(box()).toHaveAccessibleDescription('Как в паспорте')
  expect(box()).toBeRequired()
  rerender(<TextField label="Имя" error="Заполните это поле" />)
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Заполните это поле')
})
