import { createReadStream, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import type { ReceivedBody } from '../body/receive-body'
import { createFairShare } from '../load/fair-share'
import { until } from '../testing/until'
import { createApiConnection } from './api-connection'

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
