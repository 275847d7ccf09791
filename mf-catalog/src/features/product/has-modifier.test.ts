import { hasModifier } from './has-modifier'

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a key alone has none', () => {
  expect(hasModifier(NONE)).toBe(false)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s is one', (key) => {
  expect(hasModifier({ ...NONE, [key]: true })).toBe(true)
})
