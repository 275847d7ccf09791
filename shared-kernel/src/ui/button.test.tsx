import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { Button } from './button'

const onClick = jest.fn()

test('a button does its work, and sends no form unless it is told to', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Добавить</Button>
      <Button type="submit">Отправить</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('while its work runs a click does nothing, not even send the form, and the focus stays', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Отправляем…" onClick={onClick}>
        Отправить
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Отправляем…' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('the word of the work is there from the beginning, but not said', () => {
  const { rerender } = render(<Button busyLabel="Отправляем…">Отправить</Button>)
  const button = screen.getByRole('button', { name: 'Отправить' })
  expect(button).toHaveTextContent('Отправляем…')
  expect(button).not.toHaveAttribute('aria-busy')
  expect(button).not.toHaveAttribute('aria-disabled')
  rerender(<Button aria-disabled>Отправить</Button>)
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
