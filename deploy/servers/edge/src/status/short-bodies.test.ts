import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { until } from '../testing/until'
import { createShortBodies, type ShortBodies } from './short-bodies'

const LIMITS = { maxBytes: 10, maxOpen: 3, maxPerAddress: 2, timeout: 60_000 }
const all: ShortBodies[] = []
afterAll(() => {
  for (const bodies of all) bodies.close()
})

function started(given: Partial<typeof LIMITS> = {}) {
  const bodies = createShortBodies({ ...LIMITS, ...given })
  all.push(bodies)
  const receive = (address = '203.0.113.1', headers: Record<string, string> = {}) => {
    const stream = new PassThrough()
    const results: (string | number)[] = []
    const request = Object.assign(stream, { headers }) as unknown as IncomingMessage
    bodies.receive(request, address, (result) => void results.push(result))
    return { stream, results }
  }
  return { receive }
}
const told = async ({ results }: { results: unknown[] }) => {
  await until(() => results.length > 0)
  return results
}

const closed = (stream: PassThrough, error?: Error) =>
  new Promise<void>((resolve) => {
    stream.once('close', resolve)
    stream.destroy(error)
  })

test('a body is its text, in one piece or in several, to the last byte that it may have', async () => {
  const { receive } = started()
  const [whole, pieces, none] = [receive('a'), receive('b'), receive('c')]
  whole.stream.end('жужжж')
  pieces.stream.write('жу'.slice(0, 1))
  pieces.stream.end('ук')
  none.stream.end()
  expect(await told(whole)).toEqual(['жужжж'])
  expect(await told(pieces)).toEqual(['жук'])
  expect(await told(none)).toEqual([''])
})

test('one that says or proves to be too large is not taken, and answered once', async () => {
  const { receive } = started()
  expect(receive('a', { 'content-length': '11' }).results).toEqual([413])
  expect(receive('a', { 'content-length': '10' }).results).toEqual([])
  const growing = receive('a')
  growing.stream.write('x'.repeat(10))
  growing.stream.write('x')
  expect(await told(growing)).toEqual([413])
  growing.stream.end('more')
  // Its place is free for others of its address.
  expect(receive('a').results).toEqual([])
  expect(growing.results).toEqual([413])
})

test('of one network there are as many as it may have at once, of all no more than there is room for', async () => {
  const { receive } = started()
  const first = receive('2001:db8::1')
  receive('2001:db8::2')
  expect(receive('2001:db8::3').results).toEqual([429])
  const other = receive('203.0.113.1')
  expect(receive('203.0.113.2').results).toEqual([503])
  first.stream.end('x')
  await told(first)
  expect(receive('2001:db8::3').results).toEqual([])
  await closed(other.stream)
  expect(receive('203.0.113.2').results).toEqual([])
  expect(other.results).toEqual([])
})

test('one that breaks frees its place once', async () => {
  const { receive } = started({ maxPerAddress: 1 })
  const broken = receive('a')
  await closed(broken.stream, new Error('reset'))
  expect(receive('a').results).toEqual([])
  expect(receive('a').results).toEqual([429])
})

test('one that does not come in time is given up, a younger one is not', async () => {
  const { receive } = started({ timeout: 900 })
  const slow = receive('a')
  expect(await told(slow)).toEqual([408])
  slow.stream.end('x')
  const next = receive('a')
  next.stream.end('y')
  expect(await told(next)).toEqual(['y'])
  expect(slow.results).toEqual([408])
})
