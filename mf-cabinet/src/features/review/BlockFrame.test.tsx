import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlockFrame } from './BlockFrame'

const calls = { move: jest.fn(), remove: jest.fn(), focus: jest.fn() }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear()
})
const show = (first = false, last = false) =>
  render(
    <BlockFrame
      name="Абзац 2"
      first={first}
      last={last}
      onMove={calls.move}
      onRemove={calls.remove}
      onFocus={calls.focus}
    >
      <input aria-label="Текст" />
    </BlockFrame>,
  )
const box = () => screen.getByRole('textbox', { name: 'Текст' })
const button = (name: string) => screen.getByRole('button', { name: `${name}: Абзац 2` })
/** Presses a key in the block; tells whether the browser still does what it does with it. */
const press = (key: string, altKey: boolean) => {
  const event = createEvent.keyDown(box(), { key, altKey })
  fireEvent(box(), event)
  return !event.defaultPrevented
}

test('buttons move it up and down and remove it', async () => {
  show()
  await userEvent.click(button('Выше'))
  await userEvent.click(button('Ниже'))
  await userEvent.click(button('Удалить'))
  expect(calls.move.mock.calls).toEqual([[-1], [1]])
  expect(calls.remove).toHaveBeenCalledTimes(1)
})

test.each([
  ['ArrowUp', true, [[-1]]],
  ['ArrowDown', true, [[1]]],
  ['ArrowUp', false, []],
  ['ArrowDown', false, []],
  ['ArrowLeft', true, []],
])('the key %s, with Alt %s, moves it by %j', (key, alt, by) => {
  show()
  expect(press(key, alt)).toBe(by.length === 0)
  expect(calls.move.mock.calls).toEqual(by)
})

test.each([
  [false, false, [null, null]],
  [true, false, ['true', null]],
  [false, true, [null, 'true']],
])('first %s and last %s, its buttons are disabled as %j', (first, last, disabled) => {
  show(first, last)
  expect([button('Выше'), button('Ниже')].map((one) => one.getAttribute('aria-disabled'))).toEqual(disabled)
})

test('what of it gets the focus is told', () => {
  show()
  box().focus()
  expect(calls.focus).toHaveBeenCalledTimes(1)
})
