import { errorText } from '@prilavok/shared-kernel/errors'
import { customerCookies, testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { isListOf, isNullOr, isNumber, isObjectWith } from './shape'
import { answeringServer, failureOf } from './testing/answering-server'

describe('client-errors', () => {
  const { server, sent, answers, answerError } = answeringServer()

  test.each(['post', 'put', 'patch', 'delete', 'get'] as const)(
    '[KERN-017] an answer to %s outside of 200 to 299 is a failure, not data',
    async (method) => {
      const { api } = testKernel()
      for (const status of [300, 400, 500]) {
        answerError(status)
        expect(await failureOf(api[method]('/v3/api/a/'))).toMatchObject({ name: 'ApiError', status })
      }
      answerError(201, { OK: 'Y' })
      expect(await api[method]('/v3/api/a/')).toEqual({ OK: 'Y' })
    },
  )

  test('[KERN-020] no answer at all is the network text', async () => {
    answers.next = () => HttpResponse.error()
    const error = await failureOf(testKernel().api.get('/v3/api/a/'))
    expect(error).toMatchObject({ name: 'ApiError', status: 500, answered: false })
    expect(errorText(error)).toBe('Ошибка сети.')
  })

  test('[KERN-020] no token because there is no connection is the network text too', async () => {
    server.use(http.post('http://localhost/v3/oauth/token/', () => HttpResponse.error()))
    const { api, platform } = testKernel()
    platform.cookies.remove('access_token')
    const error = await failureOf(api.get('/v3/api/a/'))
    server.resetHandlers()
    expect(errorText(error)).toBe('Ошибка сети.')
    expect(sent).toEqual([])
  })

  test('[KERN-021, KERN-022, KERN-023] the text of an error: the earlier step wins', async () => {
    const { api } = testKernel()
    const steps = {
      error: 'Отказ',
      error_description: 'нет прав',
      meta: { errorDetail: 'Подробность' },
      errors: { query_error: 'Ошибка запроса' },
    }
    const textOf = async (body: object) => {
      answerError(418, body, "I'm a teapot")
      return errorText(await failureOf(api.post('/v3/api/a/')))
    }
    expect(await textOf(steps)).toBe('Отказ: нет прав')
    expect(await textOf({ ...steps, meta: undefined })).toBe('Отказ: нет прав')
    expect(await textOf({ ...steps, error_description: undefined })).toBe('Отказ')
    expect(await textOf({ ...steps, error: undefined })).toBe('Подробность')
    expect(await textOf({ errors: steps.errors })).toBe('Ошибка запроса')
    expect(await textOf({})).toBe("Сервер не принял запрос (418 I'm a teapot).")
  })

  test('[KERN-024] what is no failed call has the generic text', () => {
    expect(errorText(new TypeError('x is not a function'))).toBe('Произошла ошибка')
  })

  test.each([
    [200, 'Данные'],
    [401, 'Войдите, чтобы продолжить'],
    [408, 'Долго'],
    [500, 'Сбой'],
    [502, 'Шлюз'],
    [504, 'Шлюз молчит'],
  ])(
    '[KERN-019] an answer of status %i is data or an error of this status with its text',
    async (status, text) => {
      const { api } = testKernel()
      for (const method of ['get', 'post'] as const) {
        answerError(status, { meta: { errorDetail: text } })
        const call = api[method]('/v3/api/a/')
        if (status === 200) expect(await call).toEqual({ meta: { errorDetail: text } })
        else {
          const error = await failureOf(call)
          expect(error).toMatchObject({ name: 'ApiError', kind: 'answer', status })
          expect(errorText(error)).toBe(text)
        }
      }
    },
  )

  test('[KERN-019] an answer that is no JSON of the specification is read without an exception', async () => {
    for (const body of ['<h1>502</h1>', '', 'null', '[1]', '{"error":5,"meta":"x","errors":{"a":{}}}']) {
      answers.next = () => new HttpResponse(body, { status: 502, statusText: 'Bad Gateway' })
      expect(errorText(await failureOf(testKernel().api.get('/v3/api/a/')))).toBe(
        'Сервер временно не отвечает (502 Bad Gateway).',
      )
    }
  })

  test.each([
    ['null', () => HttpResponse.json(null)],
    [
      'the HTML of a proxy',
      () => new HttpResponse('<html>Вход в сеть</html>', { headers: { 'x-request-id': 'req-2' } }),
    ],
    ['without its list', () => HttpResponse.json({ NAV: {} })],
  ])('an answer that is %s is an error of its own kind, not data', async (_what, answer) => {
    answers.next = answer
    const shape = isObjectWith<{ ITEMS: number[] }>({ ITEMS: isListOf(isNumber) })
    const { api } = testKernel()
    const calls = [api.get('/v3/api/a/', {}, { shape }), api.post('/v3/api/a/', {}, { shape })]
    for (const call of calls) {
      const error = await failureOf(call)
      expect(error).toMatchObject({ name: 'ApiError', kind: 'shape', status: 200, answered: false })
      expect(errorText(error)).toBe('Сервер прислал ответ, который не удалось прочитать.')
    }
  })

  test('an error keeps everything that the answer said', async () => {
    answers.next = () =>
      HttpResponse.json(
        {
          CODE: 'bad_fields',
          errors: {
            query_error: 'Укажите телефон',
            phone: 'Укажите телефон',
            contact: { name: ['Пусто', 'Коротко'] },
          },
        },
        {
          status: 422,
          statusText: 'Unprocessable',
          headers: { 'x-request-id': 'req-1', 'retry-after': '42' },
        },
      )
    expect(await failureOf(testKernel().api.post('/v3/api/a/'))).toMatchObject({
      kind: 'answer',
      status: 422,
      statusText: 'Unprocessable',
      code: 'bad_fields',
      fieldErrors: { phone: 'Укажите телефон', 'contact[name]': 'Пусто Коротко' },
      requestId: 'req-1',
      retryAfter: 42,
    })
  })
})

describe('client-session', () => {
  const { answerError } = answeringServer()

  test.each([
    [401, { meta: { errorDetail: 'token expired' } }],
    [403, { error: 'access_denied', error_description: 'Invalid token' }],
  ])('[KERN-007] a %i that calls the token bad clears it and reloads', async (status, body) => {
    const reload = jest.fn()
    const cookies = customerCookies()
    const { api } = testKernel({ platform: { reload, cookies } })
    answerError(status, body)
    await failureOf(api.get('/v3/api/a/'))
    expect(cookies.get('access_token')).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('[KERN-008] a 401 of the token check ends the session, whatever it says', async () => {
    const reload = jest.fn()
    const cookies = customerCookies()
    const { api } = testKernel({ platform: { reload, cookies } })
    answerError(401, {})
    await failureOf(api.get('/v3/api/utils/check/'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(cookies.get('access_token')).toBeUndefined()
    expect(cookies.get('has_refresh_token')).toBeUndefined()
  })

  test.each([
    ['a 403 of the token check', 403, {}, '/v3/api/utils/check/'],
    ['a 401 of another call that does not speak of the token', 401, {}, '/v3/api/a/'],
    ['a 400 that speaks of it', 400, { error: 'token expired' }, '/v3/api/a/'],
  ])('%s keeps the session', async (_what, status, body, path) => {
    const reload = jest.fn()
    const cookies = customerCookies()
    answerError(status, body)
    await failureOf(testKernel({ platform: { reload, cookies } }).api.get(path))
    expect(cookies.get('access_token')).toBe('test-token')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('shape', () => {
  const isList = isObjectWith<{ ITEMS: { ID: number }[]; NAV: { CNT: number } | null }>({
    ITEMS: isListOf(isObjectWith<{ ID: number }>({ ID: isNumber })),
    NAV: isNullOr(isObjectWith<{ CNT: number }>({ CNT: isNumber })),
  })

  test('an answer fits when the named fields do, whatever else it holds', () => {
    expect(isList({ ITEMS: [{ ID: 1, NAME: 'Ручка' }], NAV: { CNT: 1 }, MORE: true })).toBe(true)
    expect(isList({ ITEMS: [], NAV: null })).toBe(true)
  })

  test.each([
    ['null', null],
    ['the HTML of a proxy', '<html>502</html>'],
    ['a list', []],
    ['null for a list', { ITEMS: null, NAV: null }],
    ['an object for a list, as PHP writes lists with gaps', { ITEMS: { 1: { ID: 1 } }, NAV: null }],
    ['a text for a number', { ITEMS: [{ ID: '1' }], NAV: null }],
    ['a missing object', { ITEMS: [] }],
  ])('%s does not fit', (_what, answer) => {
    expect(isList(answer)).toBe(false)
  })
})
