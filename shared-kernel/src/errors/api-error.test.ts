import { ApiError, isApiError } from '@prilavok/shared-kernel/errors'
import { answerOf } from './answer-of'

const errorOf = (body: unknown, changes: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    kind: 'answer',
    status: 422,
    statusText: '',
    answer: answerOf(body),
    path: '/v3/api/a/',
    ...changes,
  })

test.each([
  ['network', '/v3/api/a/: no answer'],
  ['answer', '/v3/api/a/: 422'],
  ['shape', '/v3/api/a/: unreadable answer'],
] as const)('the message of kind %s is for logs: %s', (kind, message) => {
  expect(errorOf({}, { kind }).message).toBe(message)
})

test('only an answer says whether a change was made', () => {
  const answered = (['network', 'answer', 'shape'] as const).map((kind) => errorOf({}, { kind }).answered)
  expect(answered).toEqual([false, true, false])
})

test('it is known by its name, so that two copies of the class are one', () => {
  const copy = Object.assign(new Error('x'), { name: 'ApiError' })
  const others = [new Error('x'), { name: 'ApiError' }, null, undefined, 'ApiError']
  expect([errorOf({}), copy].map(isApiError)).toEqual([true, true])
  expect(others.map(isApiError)).toEqual(others.map(() => false))
})

test('the body is no text unless that is said', () => {
  expect([errorOf({}).isText, errorOf({}, { isText: true }).isText]).toEqual([false, true])
})

test('the code among the fields is before that of the answer, and that before error', () => {
  const body = { CODE: 'bad_form', error: 'invalid_grant', errors: { CODE: 'no_product' } }
  expect(errorOf(body).code).toBe('no_product')
  expect(errorOf({ ...body, errors: {} }).code).toBe('bad_form')
  expect(errorOf({ error: 'invalid_grant' }).code).toBe('invalid_grant')
  expect(errorOf(null).code).toBeUndefined()
  expect(errorOf({}, { answer: {} }).code).toBeUndefined()
})

test('errors of fields are those of fields alone', () => {
  const errors = { CODE: 'bad', query_error: 'Первая', phone: 'Занят' }
  expect(errorOf({ errors }).fieldErrors).toEqual({ phone: 'Занят' })
  expect(errorOf({}, { answer: {} }).fieldErrors).toEqual({})
})

test('the detail is everything that was said, in its order', () => {
  const body = { error: 'Отказ', error_description: 'нет прав', meta: { errorDetail: 'Войдите' } }
  expect(errorOf(body).detail).toBe('Отказ нет прав Войдите')
  expect(errorOf({ meta: body.meta }).detail).toBe('Войдите')
  expect(errorOf({}).detail).toBe('')
})

test.each([
  ['a text at the top', 'Отказ', {}],
  ['texts that are none', { errors: { a: '', b: 5, c: null, d: false } }, {}],
  ['a text for all fields', { errors: 'Отказ' }, {}],
  ['a list for all fields', { errors: ['Отказ'] }, {}],
  ['several texts of a field', { errors: { a: ['Пусто', '', 5, 'Коротко'] } }, { a: 'Пусто Коротко' }],
  ['a list without a text', { errors: { a: [''] } }, {}],
  ['fields within fields', { errors: { a: { b: { c: 'Пусто' } } } }, { 'a[b][c]': 'Пусто' }],
])('of an answer with %s what fits is read', (_what, body, fields) => {
  expect(answerOf(body).errors).toEqual(fields)
})

test('a code that is no text is none, and what is no object has nothing', () => {
  expect(answerOf({ CODE: 5, error: '', meta: 'x' })).toEqual({
    error: undefined,
    error_description: undefined,
    meta: { errorDetail: undefined },
    errors: {},
  })
  expect(answerOf(null)).toEqual(answerOf({}))
  expect(answerOf({ CODE: 'bad_form' })).toMatchObject({ CODE: 'bad_form' })
})
