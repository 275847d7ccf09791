import { RolloutError, reasonOf } from './errors'

test('an error says what happened, and its reasons line by line', () => {
  const error = new RolloutError('PART_UNKNOWN', 'mf-x', ['one', 'two'])
  expect(error).toMatchObject({ name: 'RolloutError', code: 'PART_UNKNOWN', reasons: ['one', 'two'] })
  expect(error.message).toBe('There is no part «mf-x». Check the name.\n  - one\n  - two')
})

test('an error without reasons is one sentence', () => {
  const { message, reasons } = new RolloutError('PART_UNKNOWN', 'mf-x')
  expect([message, reasons]).toEqual(['There is no part «mf-x». Check the name.', []])
})

test.each([
  [new Error('broken'), 'broken'],
  [{ message: 'said' }, 'said'],
  [{ message: 5 }, '[object Object]'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
])('the reason of %p is %s', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason)
})
