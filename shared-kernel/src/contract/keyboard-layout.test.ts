import { otherLayout } from './keyboard-layout'

test.each([
  ['hexrf', 'ручка'],
  [',evfuf F4', 'бумага а4'],
  ["`krf'", 'ёлкаэ'],
  ['РУЧЗ', 'hexp'],
  ['лдфмшфегкф', 'klaviatura'],
])('«%s» was meant as «%s»', (typed, meant) => expect(otherLayout(typed)).toBe(meant))

test('a text with one Russian letter is meant as Latin; what is on no key of letters stays', () => {
  expect(otherLayout('руддщ 5!')).toBe('hello 5!')
  expect(otherLayout('ёa')).toBe('`a')
})

test.each(['', '184302', '5-7 !'])('no key of «%s» would differ', (text) =>
  expect(otherLayout(text)).toBeNull(),
)
