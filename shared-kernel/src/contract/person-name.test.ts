import { personName } from './person-name'

test.each([
  ['иван1', 'Иван'],
  ['анна--мария', 'Анна-мария'],
  ['-иван-', 'Иван'],
  ['--', ''],
  ['<b>1', ''],
  ['<b>иван</b>', 'Иван'],
  ['иван<script', 'Иван'],
  ['иван <b', 'Иван'],
  ['\u0301\u0302иван', 'Иван'],
  ['и\u0306ван', 'Йван'],
  ['\u0390', '\u03aa\u0301'],
  ['ПЕТР', 'ПЕТР'],
  ['a b.c', 'Abc'],
])('«%s» is kept as «%s»', (typed, name) => {
  expect(personName(typed)).toBe(name)
  expect(personName(name)).toBe(name)
})
