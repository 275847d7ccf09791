/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createApiReader } from './read-api'

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
    response.setHeader('x-request-id', 'req-1').writeHead(422, 'Unprocessable').end('{"NAME":"Бумага «А4»"}')
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

test('a call tells the trace that it belongs to, where there is one', async () => {
  const traces: unknown[] = []
  world.answer = (request, response) => {
    traces.push(request.headers.traceparent)
    response.end('{}')
  }
  const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await reader(trace)('/a', {}, options)
  await reader()('/a', {}, options)
  expect(traces).toEqual([trace, undefined])
})

test('a body that is no JSON is its text', async () => {
  world.answer = (_request, response) => response.end('<h1>502</h1>')
  expect(await reader()('/a', {}, options)).toMatchObject({ data: '<h1>502</h1>', requestId: undefined })
})

test('letters that are cut by the network in the middle are put together', async () => {
  const text = Buffer.from('{"a":"ё"}')
  world.answer = async (_request, response) => {
    response.write(text.subarray(0, 7))
    await new Promise(setImmediate)
    response.end(text.subarray(7))
  }
  expect(await reader()('/a', {}, options)).toMatchObject({ data: { a: 'ё' } })
})

test('connections stay open between calls', async () => {
  world.answer = (_request, response) => response.end('{}')
  const read = reader()
  await read('/a', {}, options)
  const before = world.sockets.size
  await read('/b', {}, options)
  expect(world.sockets.size).toBe(before)
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
