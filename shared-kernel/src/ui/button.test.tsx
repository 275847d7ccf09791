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

test('icons stand on both sides, the spinner in the place of the first', () => {
  const { rerender } = render(
    <Button icon="refresh" iconAfter="chevron-down">
      Повторить
    </Button>,
  )
  const button = screen.getByRole('button')
  const sizes = () => [...button.querySelectorAll('svg')].map((icon) => icon.getAttribute('width'))
  expect(sizes()).toEqual(['16', '16'])
  rerender(
    <Button icon="refresh" iconAfter="chevron-down" size="l">
      Повторить
    </Button>,
  )
  expect(sizes()).toEqual(['18', '18'])
  rerender(
    <Button icon="refresh" busy>
      Повторить
    </Button>,
  )
  expect(sizes()).toEqual([])
  expect(button.firstElementChild).toBeInTheDocument()
  rerender(<Button>Повторить</Button>)
  expect(button.firstElementChild).toBeNull()
})

test('an ordinary button is secondary and of middle size, and takes the width on demand', () => {
  const { rerender } = render(<Button>Добавить</Button>)
  const { dataset } = screen.getByRole('button')
  expect({ ...dataset }).toEqual({ kind: 'secondary', size: 'm' })
  rerender(
    <Button kind="primary" size="l" block>
      Добавить
    </Button>,
  )
  expect({ ...dataset }).toEqual({ kind: 'primary', size: 'l', block: 'true' })
})
