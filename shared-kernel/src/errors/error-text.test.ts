import { ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { answerOf } from './answer-of'
import { ApiError } from './api-error'
import { errorText } from './error-text'

const failure = (body: unknown) =>
  new ApiError({
    kind: 'answer',
    status: 418,
    statusText: 'Teapot',
    answer: answerOf(body),
    path: '/v3/api/a/',
  })

test('a code has its own text, whatever the server says beside it', () => {
  const meta = { errorDetail: 'login first' }
  expect(errorText(failure({ CODE: 'login_required', meta }))).toBe('Войдите, чтобы продолжить')
  expect(errorText(failure({ errors: { CODE: 'api_timeout' }, meta }))).toBe(ERROR_TEXTS.api_timeout)
  expect(errorText(failure({ error: 'too_many_attempts', error_description: 'wait' }))).toBe(
    'Слишком много попыток входа. Подождите немного или восстановите пароль',
  )
})

test('a limit says how long it lasts, as far as the server has said it', () => {
  const limit = (status: number, CODE: string, retryAfter?: number) =>
    errorText(
      new ApiError({ kind: 'answer', status, statusText: '', answer: { CODE }, path: '/', retryAfter }),
    )
  expect(limit(429, 'too_many_attempts', 120)).toBe(
    'Слишком много попыток входа. Повторите через 2\u00a0минуты или восстановите пароль.',
  )
  expect(limit(429, 'too_often', 10)).toBe('Слишком много запросов подряд. Повторите через 10\u00a0секунд.')
  expect(limit(429, 'too_often')).toBe(ERROR_TEXTS.too_often)
  expect(limit(503, 'overloaded', 5)).toBe(ERROR_TEXTS.overloaded)
})

test('a code that is not known here leaves the text to the server', () => {
  const meta = { errorDetail: 'Телефон занят' }
  for (const CODE of ['phone_taken', 'bad_field', 'constructor', 'toString'])
    expect(errorText(failure({ CODE, meta }))).toBe('Телефон занят')
})

test('an answer that cannot be read says so', () => {
  const unreadable = new ApiError({ kind: 'shape', status: 200, statusText: 'OK', answer: {}, path: '/a' })
  expect(errorText(unreadable)).toBe('Сервер прислал ответ, который не удалось прочитать.')
})

test('[KERN-023] a status without any text of the server is a Russian sentence with the status and its text', () => {
  const answer = (status: number, statusText: string) =>
    errorText(new ApiError({ kind: 'answer', status, statusText, answer: {}, path: '/v3/api/a/' }))
  expect(answer(500, 'Internal Server Error')).toBe(
    'Сервер временно не отвечает (500 Internal Server Error).',
  )
  expect(answer(502, '')).toBe('Сервер временно не отвечает (502).')
  expect(answer(418, "I'm a teapot")).toBe("Сервер не принял запрос (418 I'm a teapot).")
})
