import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useFindKey } from './use-find-key'

function Field() {
  const field = useRef<HTMLInputElement>(null)
  useFindKey(field)
  return <input ref={field} aria-label="Найти" defaultValue="ручка" />
}
/** @returns whether the browser may do what it does by itself */
const press = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, { code: 'KeyF', ...init })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Найти' })

test.each([{ ctrlKey: true }, { metaKey: true }])('%j and F go to the field and mark its text', (keys) => {
  renderWithKernel(<Field />)
  expect(press({ ...keys, key: 'а' })).toBe(false)
  expect(field()).toHaveFocus()
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
})

test.each([
  ['F alone', {}],
  ['another key', { ctrlKey: true, code: 'KeyG' }],
  ['Shift', { ctrlKey: true, shiftKey: true }],
  ['Alt', { ctrlKey: true, altKey: true }],
])('with %s the browser has its own', (_what, keys) => {
  renderWithKernel(<Field />)
  expect(press(keys)).toBe(true)
  expect(field()).not.toHaveFocus()
})

test('pressed in the field, and when the page has gone, it is the browser’s', () => {
  const { unmount } = renderWithKernel(<Field />)
  expect(press({ ctrlKey: true }, field())).toBe(true)
  unmount()
  expect(press({ ctrlKey: true })).toBe(true)
})
