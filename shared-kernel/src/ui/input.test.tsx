import { render, screen } from '@testing-library/react'
import { Input, TextField } from './input'

const box = () => screen.getByRole('textbox')
const signs = (container: HTMLElement) => container.querySelectorAll('svg').length

test('a bare text box stands alone, of the middle size', () => {
  const { container } = render(<Input aria-label="Имя" className="own" />)
  expect(container.firstElementChild).toBe(box())
  expect(box()).toHaveAttribute('data-size', 'm')
  expect(box()).toHaveClass('own')
  expect(box()).toBeEnabled()
})

test('a sign stands before the text', () => {
  const { container } = render(<Input aria-label="Имя" icon="search" size="l" />)
  const wrap = container.firstElementChild
  expect(wrap).toHaveAttribute('data-lead')
  expect(wrap).not.toHaveAttribute('data-tail')
  expect(wrap?.firstElementChild?.tagName).toBe('svg')
  expect([box().getAttribute('data-size'), signs(container), wrap?.children.length]).toEqual(['l', 1, 2])
})

test('a unit stands behind it', () => {
  const { container } = render(<Input aria-label="Цена" trailing="₽" />)
  const wrap = container.firstElementChild
  expect(wrap).toHaveAttribute('data-tail')
  expect(wrap).not.toHaveAttribute('data-lead')
  expect(wrap?.lastElementChild).toHaveTextContent('₽')
  expect(signs(container)).toBe(0)
})

test('a value of the register is off, with a lock in place of what stands behind', () => {
  const { container } = render(<Input aria-label="ИНН" locked trailing="₽" />)
  expect(box()).toBeDisabled()
  expect(container).not.toHaveTextContent('₽')
  expect(signs(container)).toBe(1)
})

test('one that is off has no lock', () => {
  const { container } = render(<Input aria-label="ИНН" disabled />)
  expect(box()).toBeDisabled()
  expect(signs(container)).toBe(0)
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
