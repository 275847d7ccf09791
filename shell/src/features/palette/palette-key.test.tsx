import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent } from '@testing-library/react'
import { usePaletteKey } from './use-palette-key'

function Layout() {
  usePaletteKey()
  return null
}
const open = () => renderWithKernel(<Layout />).kernel.modals
/** @returns whether the browser still does with the key what it would */
const press = (keys: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'KeyK', ...keys })

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'л' }])(
  '%j opens the palette, empty, and closes it again; the browser does nothing with it',
  (keys) => {
    const modals = open()
    expect(press(keys)).toBe(false)
    expect(modals.current()).toMatchObject([{ name: 'palette', props: { text: '' } }])
    expect(press(keys)).toBe(false)
    expect(modals.current()).toEqual([])
  },
)

test.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, code: 'KeyL' },
])('%j is the browser’s', (keys) => {
  const modals = open()
  expect(press(keys)).toBe(true)
  expect(modals.current()).toEqual([])
})

test('over another modal it opens nothing and closes nothing, nor does it when the layout is gone', () => {
  const { kernel, unmount } = renderWithKernel(<Layout />)
  act(() => kernel.modals.open('feedback', {}))
  expect(press({ ctrlKey: true })).toBe(false)
  expect(kernel.modals.current().map(({ name }) => name)).toEqual(['feedback'])
  unmount()
  expect(press({ ctrlKey: true })).toBe(true)
})
