import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBodyStorage } from './body-storage'
import { createBodies, longestTime } from './receive-body'

const KB = 1024
const LIMITS = { timeout: 60_000, minimumRate: 8 * KB }
const STORAGE = { memory: 100 * KB, disk: 1024 * KB, inMemory: 10 * KB }

function started(storage: Partial<typeof STORAGE> = {}, limits: Partial<typeof LIMITS> = {}) {
  const stored = createBodyStorage({ ...STORAGE, ...storage })
  const bodies = createBodies(stored, { ...LIMITS, ...limits })
  const request = (headers: Record<string, string> = {}) => {
    const stream = new PassThrough()
    return { stream, message: Object.assign(stream, { headers }) as unknown as IncomingMessage }
  }
  const receive = (content: string, maxBytes = 2048 * KB) => {
    const { stream, message } = request()
    stream.end(content)
    return bodies.receive(message, maxBytes)
  }
  return { stored, bodies, request, receive }
}

test.each([
  ['a small body', 5],
  ['a body too large for memory', 50],
])('%s comes out as it came in', async (_, size) => {
  const { receive, stored } = started()
  const content = 'ж'.repeat((size * KB) / 2)
  const body = await receive(content)
  expect(body.bytes).toBe(size * KB)
  expect(await text(body.read())).toBe(content)
  await body.dispose()
  await body.dispose()
  stored.close()
})

test('a body that says or proves to be too large is not taken', async () => {
  const { receive, request, bodies } = started()
  await expect(receive('x'.repeat(101), 100)).rejects.toMatchObject({
    why: 'too-large',
    message: 'too-large: more than 100 bytes',
  })
  const announced = request({ 'content-length': '101' })
  await expect(bodies.receive(announced.message, 100)).rejects.toMatchObject({
    why: 'too-large',
    message: 'too-large: 101 bytes are announced',
  })
  expect((await receive('x'.repeat(100), 100)).bytes).toBe(100)
})

test('a body that stands still is given up, one that was given up frees what it took', async () => {
  const { bodies, request, receive } = started({ memory: KB, disk: KB }, { timeout: 50 })
  const slow = request()
  slow.stream.write('x'.repeat(KB))
  await expect(bodies.receive(slow.message, 10 * KB)).rejects.toMatchObject({
    why: 'too-slow',
    message: expect.stringMatching(/^too-slow: 1024 bytes in \d+ ms$/),
  })
  expect((await receive('x'.repeat(KB))).bytes).toBe(KB)
})

test('a large body gets as much more time as its bytes take at the least rate', () => {
  const limits = { timeout: 20_000, minimumRate: 8 * KB }
  expect(longestTime(limits, 64 * KB)).toBe(20_000)
  expect(longestTime(limits, 64 * KB + 80 * KB)).toBe(30_000)
})

test('when memory is full bodies go to files, when these are full nothing more is taken', async () => {
  const { receive, stored } = started({ memory: 6 * KB, disk: 12 * KB })
  const first = await receive('a'.repeat(5 * KB))
  const second = await receive('b'.repeat(5 * KB))
  const third = await receive('c'.repeat(5 * KB))
  await expect(receive('d'.repeat(5 * KB))).rejects.toMatchObject({ why: 'no-room' })
  for (const [body, letter] of [
    [first, 'a'],
    [second, 'b'],
    [third, 'c'],
  ] as const)
    expect(await body.text()).toBe(letter.repeat(5 * KB))
  await second.dispose()
  const last = await receive('e'.repeat(5 * KB))
  expect(last.bytes).toBe(5 * KB)
  for (const body of [first, third, last]) await body.dispose()
  stored.close()
})

test('a body that breaks off is no body', async () => {
  const { bodies, request } = started()
  const { stream, message } = request()
  stream.write('half')
  const receiving = bodies.receive(message, KB)
  stream.destroy()
  await expect(receiving).rejects.toMatchObject({
    why: 'broken-off',
    message: 'broken-off: after 4 bytes',
  })
})

test('a body that fails on its way is no body, and its request is let alone', async () => {
  const { bodies, request } = started()
  const { stream, message } = request()
  const receiving = bodies.receive(message, KB)
  stream.emit('error', new Error('reset'))
  await expect(receiving).rejects.toMatchObject({ why: 'broken-off', message: 'broken-off: after 0 bytes' })
  for (const event of ['data', 'end', 'error'])
    expect([event, stream.listenerCount(event)]).toEqual([event, 0])
  expect(stream.isPaused()).toBe(true)
})

test('of a body whose size is announced as allowed the bytes count', async () => {
  const { bodies, request } = started()
  const { stream, message } = request({ 'content-length': '100' })
  stream.end('x'.repeat(100))
  const body = await bodies.receive(message, 100)
  expect([body.bytes, await body.text()]).toEqual([100, 'x'.repeat(100)])
  await body.dispose()
})
