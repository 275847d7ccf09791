import { createReadStream, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import type { ReceivedBody } from '../body/receive-body'
import { createFairShare } from '../load/fair-share'
import { until } from '../testing/until'
import { type ApiRequest, createApiConnection } from './api-connection'

const BYTES = 8 * 1024 * 1024

/** A body that lies in a file. */
function largeBody() {
  const path = join(temporaryFolder(), 'body')
  writeFileSync(path, Buffer.alloc(BYTES))
  const opened: Readable[] = []
  const body: ReceivedBody = {
    bytes: BYTES,
    read() {
      const stream = createReadStream(path)
      opened.push(stream)
      return stream
    },
    text: async () => '',
    dispose: async () => undefined,
  }
  return { body, isClosed: () => opened.length === 1 && opened.every(({ closed }) => closed) }
}

const share = createFairShare({ places: 1, perGroup: [], queue: 1, deadline: 10_000 })
const connection = createApiConnection(share, 1)
const servers: http.Server[] = []
afterAll(() => {
  connection.close()
  for (const server of servers) server.close().closeAllConnections()
})

async function listening(answer: http.RequestListener): Promise<URL> {
  const server = http.createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const send = (origin: URL, body: ReceivedBody, signal = new AbortController().signal) =>
  connection.send({
    method: 'POST',
    origin,
    target: '/',
    headers: {},
    body,
    groups: [],
    timeout: 10_000,
    signal,
  })

test('the file of a body is closed when the API cannot be reached', async () => {
  const origin = await listening(() => undefined)
  await new Promise((resolve) => servers.pop()?.close(resolve))
  const { body, isClosed } = largeBody()
  await expect(send(origin, body)).rejects.toMatchObject({ why: 'unreachable' })
  await until(isClosed)
})

test('the file of a body is closed when the browser leaves while it is sent', async () => {
  const gone = new AbortController()
  const origin = await listening(() => gone.abort())
  const { body, isClosed } = largeBody()
  await expect(send(origin, body, gone.signal)).rejects.toMatchObject({ why: 'unreachable' })
  await until(isClosed)
})

test('the file of a body is closed when the API answers without reading it', async () => {
  const origin = await listening((_request, response) => response.writeHead(413).end('too large'))
  const { body, isClosed } = largeBody()
  const answer = await send(origin, body)
  expect(answer.statusCode).toBe(413)
  answer.resume()
  await until(isClosed)
  expect(share.active).toBe(0)
})

describe('a call', () => {
  const received: { line: string; headers: http.IncomingHttpHeaders; text: string; socket: unknown }[] = []
  const ask = (origin: URL, given: Partial<ApiRequest> = {}) =>
    connection.send({
      method: 'GET',
      origin,
      target: '/v3/?a=%D0%B0',
      headers: { 'x-request-id': 'id' },
      body: undefined,
      groups: ['shop a'],
      timeout: 10_000,
      signal: new AbortController().signal,
      ...given,
    })
  const smallBody = (content: string): ReceivedBody => ({
    bytes: Buffer.byteLength(content),
    read: () => Readable.from([Buffer.from(content)]),
    text: async () => content,
    dispose: async () => undefined,
  })
  const ended = async (answer: http.IncomingMessage) => {
    const content = await text(answer)
    await until(() => share.active === 0)
    return content
  }
  const telling: http.RequestListener = async (request, response) => {
    const { method, url, headers, socket } = request
    received.push({ line: `${method} ${url}`, headers, text: await text(request), socket })
    response.end('ok')
  }
  beforeEach(() => void received.splice(0))

  test('goes out as it is, with the length of its body, over a connection that is kept', async () => {
    const origin = await listening(telling)
    expect(await ended(await ask(origin))).toBe('ok')
    await ended(await ask(origin, { method: 'PUT', body: smallBody('жук') }))
    expect(received.map(({ line, text: content }) => [line, content])).toEqual([
      ['GET /v3/?a=%D0%B0', ''],
      ['PUT /v3/?a=%D0%B0', 'жук'],
    ])
    expect(received[0]?.headers).toMatchObject({ 'x-request-id': 'id', connection: 'keep-alive' })
    expect(received[0]?.headers).not.toHaveProperty('content-length')
    expect(received[1]?.headers['content-length']).toBe('6')
    expect(received[1]?.socket).toBe(received[0]?.socket)
  })

  test('that is not answered in time is given up, and gives its place back', async () => {
    const origin = await listening(() => undefined)
    await expect(ask(origin, { timeout: 50 })).rejects.toMatchObject({
      name: 'NoAnswer',
      why: 'timeout',
      message: 'timeout: 50 ms',
    })
    expect(share.active).toBe(0)
  })

  test('has its place until the answer was read', async () => {
    const origin = await listening(telling)
    const answer = await ask(origin)
    expect(share.active).toBe(1)
    await ended(answer)
  })

  /** The second call on a connection finds it closed. */
  const closing = () => {
    const seen = new Set<unknown>()
    return listening((request, response) => {
      if (seen.has(request.socket)) return request.socket.destroy()
      seen.add(request.socket)
      telling(request, response)
    })
  }

  test('on a connection that was closed meanwhile is made again, but not with a body', async () => {
    const origin = await closing()
    await ended(await ask(origin))
    expect(await ended(await ask(origin))).toBe('ok')
    expect(received).toHaveLength(2)
    await expect(ask(origin, { method: 'POST', body: smallBody('a') })).rejects.toMatchObject({
      why: 'unreachable',
    })
    expect([received.length, share.active]).toEqual([2, 0])
  })

  test('on a fresh connection that breaks is not made again', async () => {
    let calls = 0
    const origin = await listening((request) => {
      calls++
      request.socket.destroy()
    })
    await expect(ask(origin)).rejects.toMatchObject({ why: 'unreachable' })
    expect(calls).toBe(1)
  })

  test('whose browser has left takes no place', async () => {
    const origin = await listening(telling)
    const gone = new Error('the browser has gone')
    await expect(ask(origin, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone)
    expect([received, share.active]).toEqual([[], 0])
  })
})
