import { changedTexts } from './changed-texts'

const SOURCE = `const a = 1
if (!(a || b) &&
  c) d()
`
const at = (line: number, column: number) => ({ line, column })

test('a change stands in the place of what it changes, over several lines, too', () => {
  const location = { start: at(1, 4), end: at(2, 3) }
  expect(
    changedTexts(SOURCE, { location, mutatorName: 'ConditionalExpression', replacement: 'false' }),
  ).toEqual(['const a = 1\nif (false) d()\n'])
})

test('in the first line', () => {
  const location = { start: at(0, 10), end: at(0, 11) }
  const [text] = changedTexts(SOURCE, { location, mutatorName: 'StringLiteral', replacement: '""' })
  expect(text).toMatch(/^const a = ""\nif/)
})

test('what may need brackets is written without and with them', () => {
  const location = { start: at(1, 4), end: at(1, 13) }
  expect(changedTexts(SOURCE, { location, mutatorName: 'BooleanLiteral', replacement: 'a || b' })).toEqual([
    'const a = 1\nif (a || b &&\n  c) d()\n',
    'const a = 1\nif ((a || b) &&\n  c) d()\n',
  ])
})
