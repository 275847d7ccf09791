import { errorText } from '@prilavok/shared-kernel/errors'
import { createTestPlatform, testKernel } from '@prilavok/shared-kernel/testing'
import { delay, HttpResponse } from 'msw'
import { createIntentKeys } from './idempotency-key'
import { answeringServer, failureOf, kernelOnServer } from './testing/answering-server'
import { createTransport } from './transport'

describe('client', () => {
  const { sent, answers } = answeringServer()

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
      expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
        name: 'Бумага А4',
        count: '2',
      })

      const file = new Blob(['184302;12'])
      await kernelOnServer().api[method]('/v3/api/a/', { rows: [{ file }], basket: { type: 'main' } })
      expect(sent[1]?.type).toMatch(/^multipart\/form-data; boundary=/)
      expect(sent[1]?.body).toMatch(/name="rows\[0\]\[file\]"; filename="[^"]+"\r\n.*\r\n\r\n184302;12/)
      expect(sent[1]?.body).toContain('name="basket[type]"')
    },
  )

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

    test.each(['get', 'post'] as const)(
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
    // Too large for browsers to take.
    await api.post('/v3/api/a/', { comment: 'я'.repeat(6000) })
    expect(outlives().filter(Boolean)).toHaveLength(1)
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
})

describe('idempotency-key', () => {
  test('all tries of one intent have one key, another intent has another', () => {
    const keys = createIntentKeys()
    const key = keys.of({ address: 'Тверь' })
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.of({ address: 'Клин' })).not.toBe(key)
    expect(keys.of({ address: 'Тверь' })).toBe(key)
  })

  test('what was answered and is asked for again is another intent', () => {
    const keys = createIntentKeys()
    const [key, other] = [keys.of(1), keys.of(2)]
    keys.answered(1)
    expect(keys.of(1)).not.toBe(key)
    expect(keys.of(2)).toBe(other)
  })
})

describe('transport', () => {
  const transportOf = (platform = createTestPlatform()) => createTransport(platform)()

  test('a server fetches, and asks for answers as they are; a browser leaves both to itself', async () => {
    const server = await transportOf(createTestPlatform({ kind: 'server' }))
    expect(server.http.defaults.adapter).toBe('fetch')
    expect(server.http.defaults.headers).toMatchObject({ 'Accept-Encoding': 'identity' })
    const browser = await transportOf(createTestPlatform({ kind: 'browser' }))
    expect(browser.http.defaults.adapter).not.toBe('fetch')
    expect(browser.http.defaults.headers).not.toHaveProperty('Accept-Encoding')
  })
})
