import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from './icon-button'

const onClick = jest.fn()

test('has a name and a tooltip, and does its work', async () => {
  render(<IconButton icon="copy" label="Скопировать" onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Скопировать' })
  expect(button).toHaveAttribute('title', 'Скопировать')
  expect(button).toHaveAttribute('type', 'button')
  expect(button).toHaveAttribute('data-size', 's')
  expect(button).not.toHaveAttribute('aria-pressed')
  expect(button).not.toHaveAttribute('aria-busy')
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a toggle that is on is pressed and filled', () => {
  const { rerender } = render(<IconButton icon="heart" label="В избранное" pressed />)
  const button = screen.getByRole('button', { pressed: true })
  expect(button.querySelector('svg')).toHaveAttribute('data-filled', 'true')
  rerender(<IconButton icon="heart" label="В избранное" pressed={false} />)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button.querySelector('svg')).not.toHaveAttribute('data-filled')
})

test('does nothing while its work runs', () => {
  render(<IconButton icon="copy" label="Скопировать" busy onClick={onClick} />)
  const button = screen.getByRole('button', { busy: true })
  // `false`: the default action is prevented.
  expect(fireEvent.click(button)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.querySelector('svg')).toBeNull()
})
