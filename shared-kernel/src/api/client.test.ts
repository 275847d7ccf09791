import { errorText } from '@prilavok/shared-kernel/errors'
import { customerCookies, type TestKernelOptions, testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { newIdempotencyKey } from './idempotency-key'
import { isListOf, isNumber, isObjectWith } from './shape'

interface Sent {
  method: string
  url: URL
  type: string
  body: string
  encoding: string | null
}

const sent: Sent[] = []
const answers: { next: () => Response | Promise<Response> } = { next: () => HttpResponse.json({}) }
const server = setupServer(
  http.all('http://localhost/v3/api/*', async ({ request }) => {
    sent.push({
      method: request.method,
      url: new URL(request.url),
      type: request.headers.get('content-type') ?? '',
      body: await request.text(),
      encoding: request.headers.get('accept-encoding'),
    })
    return answers.next()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent.length = 0
  answers.next = () => HttpResponse.json({ OK: 'Y' })
})
afterAll(() => server.close())

/** Works over fetch, as on the server: its time can be held. */
const kernelOnServer = (options: TestKernelOptions = {}) =>
  testKernel({ ...options, platform: { kind: 'server', ...options.platform } })
const answerError = (status: number, body?: object, statusText = '') => {
  answers.next = () => HttpResponse.json(body ?? {}, { status, statusText })
}
const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error
}

test('[KERN-013] every method carries the access token in the query', async () => {
  const { api } = testKernel()
  await api.get('/v3/api/a/')
  await api.post('/v3/api/a/')
  await api.put('/v3/api/a/')
  await api.patch('/v3/api/a/')
  await api.delete('/v3/api/a/')
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
  for (const { url } of sent) expect(url.searchParams.get('access_token')).toBe('test-token')
})

test.each(['post', 'put', 'patch', 'delete'] as const)(
  '[KERN-014] the body of a %s is form-encoded, with a file in it multipart',
  async (method) => {
    await testKernel().api[method]('/v3/api/a/', { name: 'Бумага А4', count: 2 })
    expect(sent[0]?.type).toMatch(/^application\/x-www-form-urlencoded\b/)
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({ name: 'Бумага А4', count: '2' })

    const file = new Blob(['184302;12'])
    await kernelOnServer().api[method]('/v3/api/a/', { rows: [{ file }], basket: { type: 'main' } })
    expect(sent[1]?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent[1]?.body).toMatch(/name="rows\[0\]\[file\]"; filename="[^"]+"\r\n.*\r\n\r\n184302;12/)
    expect(sent[1]?.body).toContain('name="basket[type]"')
  },
)

test('an upload tells how much of it has gone out', async () => {
  const told: number[] = []
  const file = new Blob(['184302;12'])
  await testKernel().api.post('/v3/api/a/', { file }, { onProgress: (part) => told.push(part) })
  expect(told.at(-1)).toBe(1)
})

test('a call has the time that its caller gives it; an upload has five minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  answers.next = async () => {
    await delay('infinite')
    return HttpResponse.json({})
  }
  const { api } = kernelOnServer()
  const ended: string[] = []
  const note = (name: string) => () => void ended.push(name)
  api.get('/v3/api/a/', {}, { timeoutMs: 2000 }).catch(note('two seconds'))
  api.post('/v3/api/a/', { file: new Blob(['x']) }).catch(note('upload'))
  await jest.advanceTimersByTimeAsync(1900)
  expect(ended).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(ended).toEqual(['two seconds'])
  await jest.advanceTimersByTimeAsync(290_000)
  expect(ended).toEqual(['two seconds'])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(ended).toEqual(['two seconds', 'upload'])
  jest.useRealTimers()
})

test('[KERN-015] objects and arrays are flattened as name[key][i] in queries and bodies', async () => {
  const { api } = testKernel()
  const nested = { filter: { SECTION_ID: 12, UP_TM: [5, 7] } }
  await api.get('/v3/api/a/', nested)
  await api.post('/v3/api/a/', nested)
  const flat = [
    ['filter[SECTION_ID]', '12'],
    ['filter[UP_TM][0]', '5'],
    ['filter[UP_TM][1]', '7'],
  ]
  expect([...(sent[0]?.url.searchParams ?? [])]).toEqual([...flat, ['access_token', 'test-token']])
  expect([...new URLSearchParams(sent[1]?.body)]).toEqual(flat)
})

describe('time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  test.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    '[KERN-016, KERN-020] a %s is given up after 30 000 ms, which counts as no answer',
    async (method) => {
      answers.next = async () => {
        await delay('infinite')
        return HttpResponse.json({})
      }
      const failed = jest.fn()
      const call = kernelOnServer()
        .api[method]('/v3/api/slow/')
        .catch((error: unknown) => failed(errorText(error)))
      await jest.advanceTimersByTimeAsync(29_900)
      expect(failed).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(200)
      await call
      expect(failed).toHaveBeenCalledWith('Ошибка сети.')
    },
  )
})

test.each(['post', 'put', 'patch', 'delete', 'get'] as const)(
  '[KERN-017] an answer to %s outside of 200 to 299 is a failure, not data',
  async (method) => {
    const { api } = testKernel()
    for (const status of [300, 304, 400, 422, 500]) {
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
      { status: 422, statusText: 'Unprocessable', headers: { 'x-request-id': 'req-1' } },
    )
  expect(await failureOf(testKernel().api.post('/v3/api/a/'))).toMatchObject({
    kind: 'answer',
    status: 422,
    statusText: 'Unprocessable',
    code: 'bad_fields',
    fieldErrors: { phone: 'Укажите телефон', 'contact[name]': 'Пусто Коротко' },
    requestId: 'req-1',
  })
})

test('the code of a look-up stands among its fields', async () => {
  answerError(400, { CODE: 'bad_request', errors: { CODE: 'no_product', query_error: 'Товар не найден' } })
  expect(await failureOf(testKernel().api.get('/v3/api/a/'))).toMatchObject({
    code: 'no_product',
    fieldErrors: {},
  })
})

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

test('an error for another reason keeps the session', async () => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const { api } = testKernel({ platform: { reload, cookies } })
  answerError(403, { meta: { errorDetail: 'Войдите, чтобы продолжить' } })
  await failureOf(api.get('/v3/api/a/'))
  expect(cookies.get('access_token')).toBe('test-token')
  expect(reload).not.toHaveBeenCalled()
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

test('a change that is on its way outlives the page; reads and uploads do not, nor calls of a server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const { api } = testKernel({ platform: { kind: 'browser' } })
  await api.post('/v3/api/a/', { count: 2 })
  await kernelOnServer().api.post('/v3/api/a/', { count: 2 })
  await kernelOnServer().api.get('/v3/api/a/')
  const outlives = () => fetched.mock.calls.map(([request]) => (request as Request).keepalive === true)
  expect(outlives()).toEqual([true, false, false])
  await api.get('/v3/api/a/')
  await api.post('/v3/api/a/', { file: new Blob(['x']) })
  expect(outlives().filter(Boolean)).toHaveLength(1)
})

test('a server asks for answers as they are, a browser leaves that to itself', async () => {
  await kernelOnServer().api.get('/v3/api/a/')
  await testKernel().api.get('/v3/api/a/')
  expect(sent[0]?.encoding).toBe('identity')
  expect(sent[1]?.encoding).not.toBe('identity')
})

test.each([
  ['a text', 'Занято', true],
  ['nothing', '', false],
  ['an object', '{"error":"Занято"}', false],
])('an error knows that its body is %s', async (_what, body, isText) => {
  answers.next = () => new HttpResponse(body, { status: 422 })
  expect(await failureOf(testKernel().api.get('/v3/api/a/'))).toMatchObject({ isText, requestId: undefined })
})

test('without an answer nothing is known but that', async () => {
  answers.next = () => HttpResponse.error()
  expect(await failureOf(testKernel().api.get('/v3/api/a/'))).toMatchObject({
    kind: 'network',
    status: 500,
    statusText: '',
    answer: {},
  })
})

test('a client that is warmed asks for nothing', async () => {
  const { api } = testKernel()
  expect(api.warm()).toBeUndefined()
  await api.get('/v3/api/a/')
  expect(sent).toHaveLength(1)
})

test('a key by which a repeated call is known has 32 hexadecimal digits, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(200)
})

test('a call whose page was left ends without a failure for the buyer', async () => {
  const { api } = testKernel()
  const page = new AbortController()
  answers.next = async () => {
    await delay('infinite')
    return HttpResponse.json({})
  }
  const call = failureOf(api.get('/v3/api/a/', {}, { signal: page.signal }))
  page.abort()
  expect(await call).not.toMatchObject({ name: 'ApiError' })
})
