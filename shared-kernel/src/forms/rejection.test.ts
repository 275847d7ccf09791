import { ApiError } from '@prilavok/shared-kernel/errors'
import { FormError, NO_REJECTION, rejectionOf } from './rejection'

const rejectedWith = (errors: Record<string, string>) =>
  new ApiError({ kind: 'answer', status: 400, statusText: 'Bad Request', answer: { errors }, path: '/' })
const FIELDS = ['name', 'phone']

test('nothing is wrong at first', () => {
  expect(NO_REJECTION).toEqual({ fields: {}, text: '' })
})

test.each([
  ['all at fields', { name: 'Занято', phone: 'Коротко' }, { name: 'Занято', phone: 'Коротко' }, ''],
  ['fields that the form has not', { captcha: 'Неверно', city: 'Нет такого' }, {}, 'Неверно Нет такого'],
  ['both', { name: 'Занято', captcha: 'Неверно' }, { name: 'Занято' }, 'Неверно'],
  ['another name', { user_phone: 'Коротко' }, { phone: 'Коротко' }, ''],
  ['none at fields', { query_error: 'База занята' }, {}, 'База занята'],
])('%s', (_what, errors, fields, text) => {
  expect(rejectionOf(rejectedWith(errors), FIELDS, { user_phone: 'phone' })).toEqual({ fields, text })
})

test('an answer that says no speaks for itself', () => {
  expect(rejectionOf(new FormError('Уже отменён'), FIELDS)).toEqual({ fields: {}, text: 'Уже отменён' })
  expect(rejectionOf(new FormError('', { phone: 'Не тот' }), FIELDS)).toEqual({
    fields: { phone: 'Не тот' },
    text: '',
  })
})

test('anything else that was thrown has the generic text', () => {
  expect(rejectionOf(new TypeError('x'), FIELDS)).toEqual({ fields: {}, text: 'Произошла ошибка' })
})
