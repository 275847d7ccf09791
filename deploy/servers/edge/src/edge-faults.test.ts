import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ SHOP_TTL: '0' })
})
beforeEach(async () => {
  const works = { shopStatus: 200, shopText: undefined, shopDelay: 0 }
  Object.assign(edge.api, works, { tokenStatus: 200, tokenText: undefined, tokenDelay: 0 })
  await edge.ask('/')
})
afterAll(() => edge.close())

/** Longer than the edge waits for a call of its own. */
const TOO_LONG_MS = 60_000

type Call = 'shop' | 'token'
type Fault = [name: string, fail: (call: Call) => void]

/** Each way in which the calls of the edge can fail; 503 is maintenance, see `edge-outage.test.ts`. */
const FAULTS: Fault[] = [
  ...[408, 500, 502, 504].map(
    (status): Fault => [
      `answers ${status}`,
      (call) => {
        edge.api[`${call}Status`] = status
      },
    ],
  ),
  ...['<p>Вход в сеть</p>', '', 'null', '[]', '{"ITEM":{"ID":1', '{"ITEM":{"ID":1,"DOMAIN_NAME":"a"}}'].map(
    (text): Fault => [
      `answers «${text}»`,
      (call) => {
        edge.api[`${call}Text`] = text
      },
    ],
  ),
  [
    'does not answer',
    (call) => {
      edge.api[`${call}Delay`] = TOO_LONG_MS
    },
  ],
]

test.each(FAULTS)('the shop call %s: pages go on with the last known shop', async (_name, fail) => {
  const before = edge.log().length
  fail('shop')
  await until(async () => {
    await edge.ask('/')
    return edge.log().includes('no shop data', before)
  })
  const { status, boot, text } = await edge.ask('/catalog/12')
  expect([status, boot().shop.NAME, boot().rendered]).toEqual([200, 'Зелёная лавка', 'server'])
  expect(text).toContain('|Зелёная лавка|')
  expect((await edge.ask('/nowhere')).status).toBe(404)
})

test.each(FAULTS)('the first shop call %s: a page says that there is no connection', async (_name, fail) => {
  fail('shop')
  // Nothing is known yet of the shop of this domain: each failure leaves it so.
  const { status, text, headers } = await edge.ask('/catalog/12', { host: 'demo-red.localhost' })
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(text).toContain('Нет соединения с сервером.')
})

test.each(FAULTS)(
  'the token call %s: who has a token sees the page, a new visitor that there is no connection',
  async (_name, fail) => {
    const { setCookies } = await edge.ask('/')
    const cookie = setCookies.map((line) => line.split(';')[0]).join('; ')
    fail('token')
    const known = await edge.ask('/catalog/12', { headers: { cookie } })
    expect([known.status, known.boot().rendered, known.boot().problem]).toEqual([200, 'server', undefined])
    const added = await edge.ask('/catalog/12')
    expect([added.status, added.headers['retry-after']]).toEqual([503, '5'])
    expect(added.boot()).toMatchObject({ problem: 'no-connection', shop: { NAME: 'Зелёная лавка' } })
  },
)
