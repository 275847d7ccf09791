import { rangeBetween, selectedPart, withSelected } from './row-selection'

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['a', 'a', ['a']],
  ['a', 'x', []],
  ['x', 'a', []],
])('from %s to %s are %j', (one, other, range) => {
  expect(rangeBetween(['a', 'b', 'c', 'd'], one, other)).toEqual(range)
})

test('ids are added and taken out, in a set of its own', () => {
  const before = new Set(['a', 'b'])
  expect([...withSelected(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c'])
  expect([...withSelected(before, ['b', 'c'], false)]).toEqual(['a'])
  expect([...before]).toEqual(['a', 'b'])
})

test.each([
  [['x'], 'none'],
  [[], 'none'],
  [['a'], 'some'],
  [['a', 'b', 'x'], 'all'],
])('of two rows with %j selected the box says %s', (selected, part) => {
  expect(selectedPart(['a', 'b'], new Set(selected))).toBe(part)
})

test('of a list without rows nothing is selected', () => {
  expect(selectedPart([], new Set(['a']))).toBe('none')
})
