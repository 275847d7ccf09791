import { EdgeError, isEdgeError, reasonOf } from './errors'

test('a failure says what happened, and has a code', () => {
  const error = new EdgeError('PORT_TAKEN', '8080')
  expect(error).toMatchObject({
    name: 'EdgeError',
    code: 'PORT_TAKEN',
    message: 'Port 8080 is in use. Stop what listens there, or choose another with PORT.',
  })
})

test('it is told by its codes, or by any', () => {
  const error = new EdgeError('OVERLOADED', 'x')
  expect(isEdgeError(error)).toBe(true)
  expect(isEdgeError(error, 'OVERLOADED')).toBe(true)
  expect(isEdgeError(error, 'API_CLOSED', 'OVERLOADED')).toBe(true)
  expect(isEdgeError(error, 'API_CLOSED')).toBe(false)
  expect(isEdgeError(new Error('x'))).toBe(false)
  expect(isEdgeError({ code: 'OVERLOADED' }, 'OVERLOADED')).toBe(false)
})

test.each([
  [new Error('away'), 'away'],
  [{ message: 5 }, '5'],
  [{ text: 'x' }, '[object Object]'],
  ['a text', 'a text'],
  [null, 'null'],
  [undefined, 'undefined'],
])('the reason of %p is «%s»', (thrown, reason) => expect(reasonOf(thrown)).toBe(reason))
