import { render } from '@testing-library/react'
import { usePalette } from './context'

const Group = () => <p>{usePalette().current().pending}</p>

test('a group outside of any palette says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Group />)).toThrow('usePalette: there is no PaletteProvider above this component.')
})
