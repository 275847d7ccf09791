import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeletedAddress } from './DeletedAddress'

const calls = { restore: jest.fn(), release: jest.fn(), hold: jest.fn(), lose: jest.fn() }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.hold.mockReturnValue(calls.release)
})
const show = (byKeyboard = false) =>
  render(
    <>
      <input aria-label="Поиск" />
      <ul>
        <DeletedAddress
          addressId={41}
          address="Москва, ул. Вавилова, 19"
          byKeyboard={byKeyboard}
          onRestore={calls.restore}
          onHold={calls.hold}
          onFocusLost={calls.lose}
        />
      </ul>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Вернуть' })
const elsewhere = () => screen.getByRole('textbox', { name: 'Поиск' })
const row = () => screen.getByRole('listitem')
/** jsdom's own events do not tell how far the pointer has moved. */
const move = (movementX: number, movementY: number) =>
  fireEvent(row(), Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }))

test('the focus comes to the way back, without scrolling; it says which address it is of', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  show()
  expect(button()).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
  expect(button()).toHaveAccessibleDescription(/^Адрес «Москва, ул\.\sВавилова,\s19» удалён$/)
  await userEvent.click(button())
  expect(calls.restore).toHaveBeenCalledTimes(1)
})

test('the focus that comes by itself holds no time; one that somebody brings does, until it goes', () => {
  show()
  expect(calls.hold).not.toHaveBeenCalled()
  elsewhere().focus()
  fireEvent.blur(button())
  fireEvent.focus(button())
  expect(calls.hold.mock.calls).toEqual([[41]])
  expect(calls.release).not.toHaveBeenCalled()
  fireEvent.blur(button())
  expect(calls.release).toHaveBeenCalledTimes(1)
})

test('deleted by the keyboard, the time stands still while the focus is here', () => {
  show(true)
  expect(calls.hold).toHaveBeenCalledWith(41)
  expect(calls.release).not.toHaveBeenCalled()
  fireEvent.blur(button())
  expect(calls.release).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 0],
  [0, -1],
])('a pointer that moves here, by %i and %i, holds the time until it leaves', (x, y) => {
  show()
  move(x, y)
  expect(calls.hold.mock.calls).toEqual([[41]])
  fireEvent.pointerLeave(row())
  expect(calls.release).toHaveBeenCalledTimes(1)
})

test('a pointer that the row has come under holds nothing', () => {
  show()
  move(0, 0)
  expect(calls.hold).not.toHaveBeenCalled()
})

test('a row that goes with the focus says so, one without it does not; what it holds is let go', () => {
  const first = show(true)
  first.unmount()
  expect(calls.lose).toHaveBeenCalledTimes(1)
  expect(calls.release).toHaveBeenCalledTimes(1)
  const second = show()
  elsewhere().focus()
  second.unmount()
  expect(calls.lose).toHaveBeenCalledTimes(1)
})
