import { type AddressInfo, connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { fc } from '../../testing/property'
import { acceptForms, parseNames } from './forms'

const FIELD_BYTES = 300_000

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ bodyLimit: FIELD_BYTES })
  await acceptForms(app)
  const answer = async ({ body, uploads }: FastifyRequest) => ({
    body,
    files: uploads.map(({ name }) => name),
  })
  app.post('/', { config: { takesFiles: true } }, answer)
  app.post('/plain', answer)
})
afterAll(() => app.close())

const part = (name: string, value: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`
const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method: 'POST', url: '/', payload },
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })

test('any text arrives as it was typed, in composed letters: what looks alike is alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-composite' }), (one, other) => {
      const body = parseNames(`q=${encodeURIComponent(one)}&points[3][address]=${encodeURIComponent(other)}`)
      expect(body).toEqual({ q: one.normalize('NFC'), points: { 3: { address: other.normalize('NFC') } } })
    }),
    {
      examples: [
        ['кле\u0438\u0306', 'ул. Чаи\u0306ковского'],
        ['\0\u202e\ufeff', ' \r\n\t'],
        ['%', '+&=[]'],
      ],
    },
  )
})

test('[API-006] forms and multipart bodies carry nested values as name[key][i]', async () => {
  const fields = { 'points[main][0]': 'Тверь', 'points[main][1]': 'Уфа', name: 'Анна' }
  const form = await app.inject({
    ...{ method: 'POST', url: '/', payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const parts = Object.entries(fields).map(([name, value]) => part(name, value))
  const nested = { body: { points: { main: { 0: 'Тверь', 1: 'Уфа' } }, name: 'Анна' }, files: [] }
  expect(form.json()).toEqual(nested)
  expect((await send(`${parts.join('')}--b--\r\n`)).json()).toEqual(nested)
})

test('so do multipart fields', async () => {
  const answer = await send(`${part('name', 'Кузьма Чаи\u0306кин')}--b--\r\n`)
  expect(answer.json()).toEqual({ body: { name: 'Кузьма Чайкин' }, files: [] })
})

test('a long field of a multipart body comes whole, beside its file', async () => {
  const text = 'я'.repeat(100_000)
  const answer = await send(`${part('blocks[0][text]', text)}${part('file', 'x', 'a.txt')}--b--\r\n`)
  expect(answer.json()).toEqual({ body: { blocks: { 0: { text } } }, files: ['a.txt'] })
})

test('a call that takes no files keeps none, and reads its fields', async () => {
  const sendPlain = (bytes: number) =>
    app.inject({
      ...{ method: 'POST', url: '/plain' },
      payload: `${part('file', 'x'.repeat(bytes), 'a.txt')}${part('name', 'Анна')}--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
  expect((await sendPlain(500_000)).json()).toEqual({ body: { name: 'Анна' }, files: [] })
  expect((await sendPlain(2 * FIELD_BYTES)).statusCode).toBe(413)
})

test('bodies that are worked on at once have room together, and give it back', async () => {
  const small = Fastify()
  await acceptForms(small, 1_000_000)
  let finish = () => {}
  const waits = new Promise<void>((resolve) => {
    finish = resolve
  })
  const begun = new Promise<void>((resolve) => {
    small.post('/wait', { config: { takesFiles: true } }, async () => {
      resolve()
      await waits
      return {}
    })
  })
  small.post('/', { config: { takesFiles: true } }, async () => ({}))
  const post = async (url: string, bytes: number) => {
    const payload = `${part('file', 'x'.repeat(bytes), 'a.txt')}--b--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    return (await small.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  const first = post('/wait', 900_000)
  await begun
  expect(await post('/', 900_000)).toBe(503)
  finish()
  expect(await first).toBe(200)
  expect(await post('/', 900_000)).toBe(200)
  await small.close()
})

describe('bodies that arrive slowly', () => {
  const ROOM = 1_000_000
  let slow: FastifyInstance
  let onReading: () => void
  beforeEach(async () => {
    onReading = () => undefined
    slow = Fastify()
    slow.addHook('preValidation', (_request, _reply, done) => {
      onReading()
      done()
    })
    await acceptForms(slow, ROOM)
    slow.post('/', { config: { takesFiles: true } }, async ({ uploads }) => ({ files: uploads.length }))
    slow.post('/plain', async () => ({}))
    await slow.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => slow.close())

  /** A request whose head and beginning are sent, and the first line of its answer. */
  function begin(url: string, bytes: number) {
    const payload = `${part('file', 'x'.repeat(bytes), 'a.txt')}--b--\r\n`
    const { port } = slow.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const status = new Promise<number>((resolve, reject) => {
      socket.once('data', (text) => resolve(Number(String(text).split(' ')[1])))
      socket.once('error', reject)
    })
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
        `content-length: ${payload.length}\r\n\r\n${payload.slice(0, 1000)}`,
    )
    return { socket, status, finish: () => socket.write(payload.slice(1000)) }
  }
  /** The next request has its room: it is taken in the hook that follows this one at once. */
  const isBegun = () =>
    new Promise<void>((resolve) => {
      onReading = () => setImmediate(resolve)
    })

  test('one that was begun has its room kept: others are rejected, it is read to its end', async () => {
    const begun = isBegun()
    const first = begin('/', 600_000)
    await begun
    expect(await begin('/', 600_000).status).toBe(503)
    first.finish()
    expect(await first.status).toBe(200)
    const next = begin('/', 600_000)
    next.finish()
    expect(await next.status).toBe(200)
  })

  test('one that is broken off gives its room back', async () => {
    const begun = isBegun()
    const isGone = new Promise<void>((resolve) => {
      slow.server.once('connection', (socket) => socket.once('close', () => resolve()))
    })
    const first = begin('/', 600_000)
    await begun
    first.status.catch(() => undefined)
    first.socket.destroy()
    await isGone
    const next = begin('/', 600_000)
    next.finish()
    expect(await next.status).toBe(200)
  })

  test('calls that take no files use none of the room', async () => {
    const begun = isBegun()
    const first = begin('/plain', 900_000)
    await begun
    const beside = begin('/', 900_000)
    beside.finish()
    expect(await beside.status).toBe(200)
    first.finish()
    expect(await first.status).toBe(200)
  })
})

test('fields together are bounded as a body without files is', async () => {
  expect((await send(`${part('text', 'x'.repeat(FIELD_BYTES + 1))}--b--\r\n`)).statusCode).toBe(413)
  const many = Array.from({ length: 4 }, (_, index) => part(`text${index}`, 'x'.repeat(100_000)))
  expect((await send(`${many.join('')}--b--\r\n`)).statusCode).toBe(413)
})

test('a body that says it is endless is not read, and one that does not say so is cut off', async () => {
  expect((await send('', { 'content-length': '1000000000' })).statusCode).toBe(413)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let sent = 0
  const request = connect(port, '127.0.0.1')
  request.on('error', () => undefined)
  const closed = new Promise((resolve) => request.once('close', resolve))
  request.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  const chunk = part('text', 'x'.repeat(1_000_000))
  const endless = async function* () {
    for (; sent < 400; sent += 1) yield `${chunk.length.toString(16)}\r\n${chunk}\r\n`
  }
  await pipeline(endless, request).catch(() => undefined)
  await closed
  expect(sent).toBeLessThan(100)
  expect((await send(`${part('text', 'x')}--b--\r\n`)).statusCode).toBe(200)
})
