import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent } from '@testing-library/react'
import { useFillKey } from './use-fill-key'

const fill = jest.fn()
function Panel() {
  useFillKey(fill)
  return null
}
/** @returns whether the browser may do what it does by itself */
const press = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: 'F2', ...init })
beforeEach(() => fill.mockClear())

test('F2 fills the gap, once however long it is held', () => {
  const { unmount } = renderWithKernel(<Panel />)
  expect(press()).toBe(false)
  expect(press({ repeat: true })).toBe(false)
  expect(fill).toHaveBeenCalledTimes(1)
  unmount()
  expect(press()).toBe(true)
  expect(fill).toHaveBeenCalledTimes(1)
})

test.each([
  { key: 'F3' },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
] as KeyboardEventInit[])('%j is another key', (init) => {
  renderWithKernel(<Panel />)
  expect(press(init)).toBe(true)
  expect(fill).not.toHaveBeenCalled()
})
