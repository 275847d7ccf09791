import { ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { ApiError, createErrorHandler, type ErrorDisplay, errorText } from '@prilavok/shared-kernel/errors'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { answerOf } from './answer-of'
import { retryAfterOf } from './retry-after'

describe('api-error', () => {
  const errorOf = (body: unknown, changes: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
    new ApiError({
      kind: 'answer',
      status: 422,
      statusText: '',
      answer: answerOf(body),
      path: '/v3/api/a/',
      ...changes,
    })

  test('the code among the fields is before that of the answer, and that before error', () => {
    const body = { CODE: 'bad_form', error: 'invalid_grant', errors: { CODE: 'no_product' } }
    expect(errorOf(body).code).toBe('no_product')
    expect(errorOf({ ...body, errors: {} }).code).toBe('bad_form')
    expect(errorOf({ error: 'invalid_grant' }).code).toBe('invalid_grant')
    expect(errorOf(null).code).toBeUndefined()
    expect(errorOf({}, { answer: {} }).code).toBeUndefined()
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
})

describe('error-handler', () => {
  type Display = Exclude<ErrorDisplay, 'silent'>

  const failure = (changes: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
    new ApiError({
      kind: 'answer',
      status: 500,
      statusText: 'Broken',
      answer: {},
      path: '/v3/api/a/',
      ...changes,
    })
  const withDetail = (errorDetail: string, status = 500) =>
    failure({ status, answer: { meta: { errorDetail } } })

  const setup = () => {
    const kernel = testKernel()
    const handle = createErrorHandler([500, 502])
    return {
      kernel,
      show: (error: unknown, display: Display) => handle(error, display, kernel),
      texts: () => kernel.notices.current().map(({ kind, text }) => [kind, text]),
      modals: () => kernel.modals.current(),
    }
  }

  test('what is shown in its own place is shown nowhere else, whatever the status', () => {
    const { show, texts, modals } = setup()
    show(withDetail('База недоступна'), 'inline')
    expect([texts(), modals()]).toEqual([[], []])
  })

  test('a server status opens the modal with the detail, without one a sentence, and the status with its text for the support', () => {
    const detail = 'Сервер временно не отвечает.'
    for (const [error, props] of [
      [withDetail('База недоступна'), { detail: 'База недоступна' }],
      [failure({ statusText: 'Internal Server Error' }), { detail, code: '500 Internal Server Error' }],
      [failure({ statusText: '', status: 502, requestId: 'req-7' }), { detail, code: '502, req-7' }],
    ] as const) {
      const { show, texts, modals } = setup()
      show(error, 'modal')
      expect(modals()).toEqual([{ name: 'serverError', props }])
      expect(texts()).toEqual([])
    }
  })

  test.each([
    ['another status', withDetail('Не найдено', 404)],
    ['no answer, which counts as 500', failure({ kind: 'network' })],
    ['an unreadable answer', failure({ kind: 'shape' })],
    ['what is no failed call', Object.assign(new Error('x'), { kind: 'answer', status: 500 })],
  ])('%s opens no modal', (_what, error) => {
    const { show, texts, modals } = setup()
    show(error, 'modal')
    expect([texts(), modals()]).toEqual([[], []])
  })

  test('a notice is told once while it is there; another text is another notice', () => {
    const { kernel, show, texts } = setup()
    kernel.notices.show({ text: 'Занято' })
    show(withDetail('Занято', 409), 'notice')
    show(withDetail('Занято', 409), 'notice')
    expect(texts()).toEqual([
      [undefined, 'Занято'],
      ['error', 'Занято'],
    ])
    show(withDetail('Закрыто', 409), 'notice')
    expect(texts()).toEqual([
      ['error', 'Занято'],
      ['error', 'Закрыто'],
    ])
  })

  test('a modal that is open stays: the error is a notice over it', () => {
    const { kernel, show, texts, modals } = setup()
    kernel.modals.open('cancelOrder', { orderId: 5 })
    show(withDetail('База недоступна'), 'modal')
    expect(modals()).toEqual([{ name: 'cancelOrder', props: { orderId: 5 } }])
    expect(texts()).toEqual([['error', 'База недоступна']])
  })
})

describe('error-text', () => {
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
})

describe('retry-after', () => {
  test.each([
    ['42', 42],
    ['0.4', 1],
    ['0', undefined],
    ['-5', undefined],
    ['', undefined],
    ['Infinity', undefined],
    ['Fri, 31 Dec 1999 23:59:59 GMT', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('Retry-After %s is %s seconds', (header, seconds) => {
    expect(retryAfterOf(header)).toBe(seconds)
  })
})
