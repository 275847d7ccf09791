import { render, screen } from '@testing-library/react'
import { UsernameField } from './UsernameField'

test('password managers find the e-mail, which nobody else meets', () => {
  const { container } = render(<UsernameField email="a@b.example" />)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(container.querySelector('input')).toHaveValue('a@b.example')
  expect(container.querySelector('input')).toHaveAttribute('tabindex', '-1')
})

test('while the e-mail is unknown there is none', () => {
  const { container } = render(<UsernameField email="" />)
  expect(container.querySelector('input')).not.toBeInTheDocument()
})
