import { answerOf } from './answer-of'
import { ApiError } from './api-error'
import { errorParts, errorText } from './error-text'

const failure = (body: unknown, changes: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    kind: 'answer',
    status: 418,
    statusText: 'Teapot',
    answer: answerOf(body),
    path: '/v3/api/a/',
    ...changes,
  })

test('without words of the server the buyer reads a sentence, the support status and request', () => {
  expect(errorParts(failure({}, { requestId: 'b7f3' }))).toEqual({
    text: 'Сервер не принял запрос.',
    code: '418 Teapot, b7f3',
  })
  expect(errorParts(failure({}, { status: 500, statusText: '' }))).toEqual({
    text: 'Сервер временно не отвечает.',
    code: '500',
  })
})

test.each([
  ['no answer', failure({}, { kind: 'network' }), 'Ошибка сети.'],
  [
    'an unreadable one',
    failure({}, { kind: 'shape' }),
    'Сервер прислал ответ, который не удалось прочитать.',
  ],
  ['words of the server', failure({ meta: { errorDetail: 'Телефон занят' } }), 'Телефон занят'],
])('%s has one part', (_what, error, text) => {
  expect(errorParts(error)).toEqual({ text })
})

test.each([
  [{ error: 'unknown_label', error_description: 'Неверный пароль' }, 'unknown_label: Неверный пароль'],
  [{ error: 'unknown_label' }, 'unknown_label'],
  [{ error_description: 'Неверный пароль', meta: { errorDetail: 'Занято' } }, 'Занято'],
  [{ errors: { query_error: 'База занята' } }, 'База занята'],
  [{ error: 'unknown_label', meta: { errorDetail: 'Занято' } }, 'unknown_label'],
  [{ meta: { errorDetail: 'Занято' }, errors: { query_error: 'База занята' } }, 'Занято'],
])('the words of %j are «%s»', (body, text) => {
  expect(errorText(failure(body))).toBe(text)
})

test.each([
  null,
  'text',
  5,
  { error: '', meta: 'x', errors: 'y' },
  { meta: { errorDetail: 5 }, errors: { a: 5 } },
])('what is not in the shape of an error is left out: %j', (body) => {
  expect(answerOf(body)).toEqual({
    error: undefined,
    error_description: undefined,
    meta: { errorDetail: undefined },
    errors: {},
  })
})

test('texts of fields are named as they were sent; several of one field are joined', () => {
  const errors = {
    name: 'Занято',
    phone: ['Коротко', '', 5, 'Не тот'],
    empty: [],
    contact: { name: 'Пусто', deep: { a: 'Б' } },
  }
  expect(answerOf({ errors }).errors).toEqual({
    name: 'Занято',
    phone: 'Коротко Не тот',
    'contact[name]': 'Пусто',
    'contact[deep][a]': 'Б',
  })
  expect(answerOf({ errors: ['без поля'] }).errors).toEqual({})
})
