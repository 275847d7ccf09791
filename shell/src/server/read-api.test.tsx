/** @jest-environment node */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { Suspense, use } from 'react'
import { queryText } from './query-text'
import { createApiReader } from './read-api'
import { renderToText } from './render-to-text'

const Failing = (): never => {
  throw new Error('broken')
}

const never = new Promise<string>(() => undefined)

const Waiting = () => <b>{use(never)}</b>

describe('read-api', () => {
  describe('read-api', () => {
    type Answer = (request: IncomingMessage, response: ServerResponse) => void

    const world = { answer: (() => undefined) as Answer, sockets: new Set<Socket>() }
    const server = createServer((request, response) => world.answer(request, response))
    const options = { timeoutMs: 5000 }
    const reader = (traceparent?: string) =>
      createApiReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, traceparent)

    server.on('connection', (socket) => world.sockets.add(socket))
    beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
    afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

    test('the answer is read as JSON, with its status and the id of its request, uncompressed', async () => {
      const seen: IncomingMessage[] = []
      world.answer = (request, response) => {
        seen.push(request)
        response
          .setHeader('x-request-id', 'req-1')
          .writeHead(422, 'Unprocessable')
          .end('{"NAME":"Бумага «А4»"}')
      }
      const read = reader()
      expect(await read('/v3/api/a/', { filter: { SECTION_ID: 12 } }, options)).toEqual({
        status: 422,
        statusText: 'Unprocessable',
        data: { NAME: 'Бумага «А4»' },
        requestId: 'req-1',
      })
      expect(seen[0]?.url).toBe('/v3/api/a/?filter%5BSECTION_ID%5D=12')
      expect(seen[0]?.headers['accept-encoding']).toBe('identity')
    })

    test('an open connection that the other side closes at that moment is replaced once', async () => {
      const read = reader()
      world.answer = (_request, response) => response.end('{}')
      await read('/a', {}, options)
      let closed = 0
      world.answer = (request, response) => {
        if (closed++ === 0) request.socket.destroy()
        else response.end('{"again":true}')
      }
      expect(await read('/b', {}, options)).toMatchObject({ data: { again: true } })
      world.answer = (request) => request.socket.destroy()
      await expect(read('/c', {}, options)).rejects.toThrow()
    })

    test('an answer that breaks off is none, and is not asked for again', async () => {
      let asked = 0
      world.answer = (request, response) => {
        asked += 1
        response.writeHead(200, { 'content-length': '100' }).write('{"half":')
        setImmediate(() => request.socket.destroy())
      }
      await expect(reader()('/a', {}, options)).rejects.toThrow()
      expect(asked).toBe(1)
    })

    test('a call ends after its time, and when nobody waits any more', async () => {
      world.answer = () => undefined
      const read = reader()
      await expect(read('/a', {}, { timeoutMs: 20 })).rejects.toThrow('no answer in 20 ms')
      const left = new AbortController()
      const call = read('/a', {}, { ...options, signal: left.signal })
      left.abort()
      await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    })
  })

  describe('render-to-text', () => {
    const options = (changes = {}) => ({
      nonce: 'n0nce',
      signal: new AbortController().signal,
      problem: () => undefined,
      ...changes,
    })

    test('large pieces stand where they belong: no script moves them', async () => {
      const large = 'б'.repeat(200_000)
      const text = await renderToText(
        <Suspense fallback={<i>…</i>}>
          <p>{large}</p>
        </Suspense>,
        options(),
      )
      expect(text).toContain(`<p>${large}</p>`)
      expect(text).not.toContain('<script')
      expect(text).not.toContain('hidden')
    })

    test('what fails inside a boundary is told, and the rest is there', async () => {
      const problem = jest.fn()
      const text = await renderToText(
        <main>
          <p>Ручка</p>
          <Suspense fallback={<i>Не вышло</i>}>
            <Failing />
          </Suspense>
        </main>,
        options({ problem }),
      )
      expect(text).toContain('<p>Ручка</p>')
      expect(text).toContain('Не вышло')
      expect(problem.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' })
    })

    test('a page that is given up ends, and its reason is told', async () => {
      // React notes that it was not done.
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const problem = jest.fn()
      const abort = new AbortController()
      const text = renderToText(
        <Suspense fallback={<i>Ждём</i>}>
          <Waiting />
        </Suspense>,
        options({ signal: abort.signal, problem }),
      )
      setTimeout(() => abort.abort(new Error('too late')), 10)
      expect(await text).toContain('Ждём')
      expect(problem.mock.calls[0]?.[0]).toMatchObject({ message: 'too late' })
    })
  })
})

describe('query-text', () => {
  const asked: string[] = []
  const server = setupServer(
    http.get('http://localhost/v3/api/a/', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json({})
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test.each([
    [{ q: 'бумага А4 + «клей» & 100% [новое]: 5,5$', limit: 36 }],
    [{ filter: { SECTION_ID: 12, UP_TM: [5, 7], PRICE: { FROM: 1.5 } }, sort: '' }],
    [{ a: null, b: undefined, c: [], d: {}, e: [null, 0, false], f: { g: undefined } }],
  ])('the server writes the query %j as the browser does', async (params) => {
    await testKernel().api.get('/v3/api/a/', params)
    const browser = [...new URL(asked.at(-1) ?? '').searchParams].filter(([name]) => name !== 'access_token')
    expect([...new URLSearchParams(queryText(params))]).toEqual(browser)
  })
})
