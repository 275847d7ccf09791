import net from 'node:net'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

const running: TestEdge[] = []
const sockets: net.Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const edge of running.splice(0)) await edge.close()
})
async function started(env: Record<string, string>): Promise<TestEdge> {
  const edge = await startEdge(env)
  running.push(edge)
  return edge
}

/** A connection that sends `text` and nothing more; tells what came back. */
function sendOnly({ url }: TestEdge, text: string) {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname, () =>
    socket.write(text, () => {
      state.sent = true
    }),
  )
  const state = { sent: false, answer: '', closed: false }
  sockets.push(socket)
  socket.on('data', (chunk) => {
    state.answer += chunk
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    state.closed = true
  })
  return state
}

const slowPost = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: demo-red.localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na`

test('300 slow senders hold no connection to the API: every shop is answered meanwhile', async () => {
  const edge = await started({ API_CONNECTIONS: '4', BODY_TIMEOUT: '60000' })
  const slow = Array.from({ length: 300 }, () => sendOnly(edge, slowPost('/v3/api/echo/')))
  await until(() => slow.every(({ sent }) => sent))
  for (const host of ['demo-green.localhost', 'demo-red.localhost'])
    for (let call = 0; call < 10; call++) {
      const { status, text } = await edge.ask('/v3/api/echo/', { host, method: 'POST', body: 'a=1' })
      expect([status, JSON.parse(text).bytes]).toEqual([200, 3])
    }
  expect(slow.filter(({ closed }) => closed)).toEqual([])
})

test.each(['/v3/api/echo/', '/v3/oauth/token/', '/beacon'])(
  'a body for %s that stands still is rejected, and its connection closed',
  async (path) => {
    const edge = await started({ BODY_TIMEOUT: '300' })
    const slow = sendOnly(edge, slowPost(path))
    await until(() => slow.closed)
    expect(slow.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(slow.answer).toMatch(/\r\nconnection: close\r\n/i)
  },
)

test('a head that stands still closes its connection', async () => {
  const edge = await started({ HEADERS_TIMEOUT: '300' })
  const slow = sendOnly(edge, 'GET / HTTP/1.1\r\nHost: demo-gre')
  await until(() => slow.closed)
  expect(slow.answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that nobody reads keeps no connection', async () => {
  const edge = await started({})
  const slow = sendOnly(edge, slowPost('/catalog/1'))
  await until(() => slow.closed)
  expect(slow.answer).toMatch(/^HTTP\/1\.1 405 /)
})

test('an address has so many connections and no more, and those of others count for others', async () => {
  const edge = await started({ CONNECTIONS_PER_ADDRESS: '3' })
  const open = Array.from({ length: 3 }, () => sendOnly(edge, ''))
  const beyond = sendOnly(edge, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => beyond.closed)
  expect(beyond.answer).toBe('')
  expect(open.filter(({ closed }) => closed)).toEqual([])
  const { port } = new URL(edge.url)
  const other = net.connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' })
  sockets.push(other)
  other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const [answer] = await new Promise<Buffer[]>((resolve) => other.once('data', (...data) => resolve(data)))
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind proxies the requests of each address are counted', async () => {
  const edge = await started({ TRUST_PROXY: 'on', CONNECTIONS_PER_ADDRESS: '2' })
  edge.api.slowness = 60_000
  const of = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const held = [1, 2].map(() =>
    sendOnly(
      edge,
      'GET /v3/api/slow/ HTTP/1.1\r\nHost: demo-green.localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n',
    ),
  )
  await until(() => edge.api.slowCalls === held.length)
  const { status, headers } = await edge.ask('/healthz', of('203.0.113.1'))
  expect([status, headers['retry-after']]).toEqual([429, '5'])
  expect((await edge.ask('/healthz', of('203.0.113.2'))).status).toBe(200)
})

test('a visitor whose calls take long leaves room for others of the same shop and of other shops', async () => {
  const edge = await started({
    API_CONNECTIONS: '4',
    API_CONNECTIONS_PER_SHOP: '3',
    API_CONNECTIONS_PER_VISITOR: '2',
    API_QUEUE: '2',
  })
  edge.api.slowness = 60_000
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: demo-red.localhost\r\n\r\n`
  const waiting = Array.from({ length: 5 }, () => sendOnly(edge, get('/v3/api/slow/?access_token=mine')))
  await until(() => waiting.some(({ answer }) => answer !== ''))
  await until(() => edge.api.slowCalls === 2)
  const turnedAway = waiting.filter(({ answer }) => answer !== '')
  expect(turnedAway).toHaveLength(1)
  expect(turnedAway[0]?.answer).toMatch(/^HTTP\/1\.1 503 .*"CODE":"overloaded"/s)
  const sameShop = await edge.ask('/v3/api/echo/?access_token=other', { host: 'demo-red.localhost' })
  const otherShop = await edge.ask('/v3/api/echo/?access_token=third')
  expect([sameShop.status, otherShop.status]).toEqual([200, 200])
})

test('a call that waits too long for a connection is told so', async () => {
  const edge = await started({ API_CONNECTIONS: '1', API_QUEUE_DEADLINE: '100' })
  edge.api.slowness = 60_000
  sendOnly(edge, 'GET /v3/api/slow/ HTTP/1.1\r\nHost: demo-red.localhost\r\n\r\n')
  await until(() => edge.api.slowCalls === 1)
  const { status, text, headers } = await edge.ask('/v3/api/echo/')
  expect([status, JSON.parse(text).errors.CODE, headers['retry-after']]).toEqual([503, 'overloaded', '5'])
})

test('made-up tokens take no more than the share of who sends them', async () => {
  const edge = await started({ API_CONNECTIONS: '1', API_QUEUE_DEADLINE: '100' })
  await edge.ask('/')
  const { begun } = edge.api
  edge.api.shopDelay = 2500
  const first = edge.ask('/v3/api/echo/?access_token=made-up-1')
  await until(() => edge.api.begun > begun)
  const call = await edge.ask('/v3/api/echo/?access_token=made-up-2')
  expect([call.status, JSON.parse(call.text).errors.CODE]).toEqual([503, 'overloaded'])
  const cookie = `access_token=made-up-3; expires=${Date.now() + 60_000}`
  const page = await edge.ask('/catalog/1', { headers: { cookie } })
  expect([page.status, page.boot().rendered, page.boot().problem]).toEqual([200, 'client', undefined])
  expect(edge.api.begun - begun).toBe(1)
  expect((await first).status).toBe(200)
})

test('a shop whose visitors come all at once leaves their pages to the browser; other shops have theirs rendered', async () => {
  const edge = await started({ RENDER_QUEUE: '4', SHARED_PAGES_TTL: '0' })
  await edge.ask('/')
  edge.api.tokenDelay = 100
  const rush = Promise.all(Array.from({ length: 120 }, () => edge.ask('/catalog/1')))
  await until(() => edge.log().includes('wait already'))
  const other = await edge.ask('/catalog/1', { host: 'demo-red.localhost' })
  edge.api.tokenDelay = 0
  expect([other.status, other.boot().rendered]).toEqual([200, 'server'])
  const pages = await rush
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  const shed = pages.filter(({ boot }) => boot().rendered === 'client')
  expect(shed).not.toEqual([])
  for (const { boot } of shed) expect(boot().problem).toBeUndefined()
  expect((await edge.ask('/catalog/1')).boot().rendered).toBe('server')
})
