import { formatCode } from './code'

test('a code is read in threes with a thin space', () => {
  expect(formatCode('184302')).toBe('184\u2009302')
  expect(formatCode('A-17')).toBe('A-17')
})
