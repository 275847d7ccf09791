import { ApiError } from '@prilavok/shared-kernel/errors'
import { FormError, rejectionOf } from './rejection'

const rejectedWith = (errors: Record<string, string>) =>
  new ApiError({ kind: 'answer', status: 400, statusText: 'Bad Request', answer: { errors }, path: '/' })
const FIELDS = ['name', 'phone']

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

test.each([
  ['no answer', 'network', 500, 'Ошибка сети. Введённое сохранено, попробуйте ещё раз.'],
  [
    'an unreadable one',
    'shape',
    200,
    'Сервер прислал ответ, который не удалось прочитать. Введённое сохранено, попробуйте ещё раз.',
  ],
  [
    'a failure of the server',
    'answer',
    500,
    'Сервер временно не отвечает (500). Введённое сохранено, попробуйте ещё раз.',
  ],
  ['its word', 'answer', 499, 'Сервер не принял запрос (499).'],
] as const)('%s: what was typed is safe where the form is not to blame', (_what, kind, status, text) => {
  const error = new ApiError({ kind, status, statusText: '', answer: {}, path: '/' })
  expect(rejectionOf(error, FIELDS)).toEqual({ fields: {}, text })
})

test('a text without a full stop is a sentence before what follows', () => {
  const answer = { meta: { errorDetail: 'База занята' } }
  const error = new ApiError({ kind: 'answer', status: 503, statusText: '', answer, path: '/' })
  expect(rejectionOf(error, FIELDS).text).toBe('База занята. Введённое сохранено, попробуйте ещё раз.')
})
