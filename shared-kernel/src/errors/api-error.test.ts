import { ApiError } from '@prilavok/shared-kernel/errors'
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

test('only an answer says whether a change was made', () => {
  const answered = (['network', 'answer', 'shape'] as const).map((kind) => errorOf({}, { kind }).answered)
  expect(answered).toEqual([false, true, false])
})

test('the code among the fields is before that of the answer, and that before error', () => {
  const body = { CODE: 'bad_form', error: 'invalid_grant', errors: { CODE: 'no_product' } }
  expect(errorOf(body).code).toBe('no_product')
  expect(errorOf({ ...body, errors: {} }).code).toBe('bad_form')
  expect(errorOf({ error: 'invalid_grant' }).code).toBe('invalid_grant')
  expect(errorOf(null).code).toBeUndefined()
  expect(errorOf({}, { answer: {} }).code).toBeUndefined()
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
