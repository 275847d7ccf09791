import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModalFailure } from './ModalFailure'

const onRetry = jest.fn()
const onClose = jest.fn()
beforeEach(() => {
  onRetry.mockClear()
  onClose.mockClear()
})
const show = () => render(<ModalFailure onRetry={onRetry} onClose={onClose} />)
const dialog = () => screen.getByRole('alertdialog', { name: 'Не удалось открыть окно' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('it says what has failed, and has the focus at another try', () => {
  show()
  expect(dialog()).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus()
})

test('another try and the close are pressed', async () => {
  show()
  await press('Повторить')
  expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  await press('Закрыть')
  expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('Esc closes it; Tab goes round its buttons', async () => {
  show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a press beside it leaves the focus in it', () => {
  show()
  const press = createEvent.mouseDown(dialog().parentElement as HTMLElement)
  fireEvent(dialog().parentElement as HTMLElement, press)
  expect(press.defaultPrevented).toBe(true)
})
