import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toast } from './toast'

const onClose = jest.fn()

test.each([
  [undefined, 'status'],
  ['success', 'status'],
  ['error', 'alert'],
] as const)('a notice of tone %s is a %s', (tone, role) => {
  render(
    <Toast tone={tone} onClose={onClose}>
      Готово
    </Toast>,
  )
  expect(screen.getByRole(role)).toHaveTextContent('Готово')
  expect(screen.getByRole(role)).toHaveAttribute('data-tone', tone ?? 'info')
})

test('what is announced elsewhere is not announced once more', () => {
  render(
    <Toast silent tone="error" onClose={onClose}>
      Готово
    </Toast>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('its action is done by its button, whose name says the key that leads to it', async () => {
  const onClick = jest.fn()
  const { rerender } = render(
    <Toast action={{ label: 'Отменить', onClick, shortcut: 'Alt+Z' }} onClose={onClose}>
      Удалено
    </Toast>,
  )
  const button = screen.getByRole('button', { name: 'Отменить' })
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Alt+Z')
  expect(button).toHaveTextContent('ОтменитьAlt+Z')
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  rerender(
    <Toast action={{ label: 'Отменить', onClick }} onClose={onClose}>
      Удалено
    </Toast>,
  )
  expect(button).toHaveTextContent(/^Отменить$/)
})

test('its time stands still while the pointer or the focus is on it, until both have left', () => {
  const held = jest.fn()
  render(
    <Toast onClose={onClose} onHold={held}>
      Готово
    </Toast>,
  )
  const notice = screen.getByRole('status')
  const close = screen.getByRole('button', { name: 'Закрыть' })
  fireEvent.pointerEnter(notice)
  expect(held).toHaveBeenLastCalledWith(true)
  act(() => close.focus())
  fireEvent.pointerLeave(notice)
  expect(held).toHaveBeenLastCalledWith(true)
  act(() => close.blur())
  expect(held).toHaveBeenLastCalledWith(false)
  act(() => close.focus())
  expect(held).toHaveBeenLastCalledWith(true)
})
