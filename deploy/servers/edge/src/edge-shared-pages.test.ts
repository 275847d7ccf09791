import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ SHARED_PAGES_TTL: '60000' })
  await publishPage(edge.releasesDir, 'mf-told', 'told')
  await edge.choose({ part: 'mf-told', shop: '*', stable: '1.0.0' })
  await until(async () => (await edge.ask('/told?ready')).status === 200)
})
afterAll(() => edge.close())

/** A session's cookies as the browser sends them back. */
const sentBack = (setCookies: string[]) => setCookies.map((line) => line.split(';', 1)[0]).join('; ')
const renderings = () => edge.api.slowCalls

/** Everything that a browser can say, each with a word that names the visitor. */
const saidBy = (visitor: string) => ({
  'user-agent': `Agent of ${visitor}`,
  'accept-language': `ru, x-${visitor}`,
  referer: `https://elsewhere.example/${visitor}`,
  'x-forwarded-for': visitor,
  'x-own': visitor,
  cookie: `_ga=${visitor}; _ym_uid=${visitor}`,
})

test('[EDGE-009] one rendering serves all new visitors, each with a nonce and a token of his own', async () => {
  const before = renderings()
  const visits = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      edge.ask('/told?a', { headers: saidBy(`marker${index}marker`) }),
    ),
  )
  expect(renderings() - before).toBe(1)
  const tokens = new Set(visits.map(({ setCookies }) => sentBack(setCookies)))
  const nonces = new Set(visits.map(({ boot }) => boot().nonce))
  expect([tokens.size, nonces.size]).toEqual([20, 20])
  for (const { text, boot, headers } of visits) {
    expect(boot().rendered).toBe('server')
    expect(text).toContain('<p>/told|Зелёная лавка|access_token,expires,expires_in</p>')
    expect(text).not.toContain('marker')
    expect(text).not.toMatch(/visitor-1-|PHPSESSID/)
    for (const tag of text.matchAll(/<(?:script|style)[^>]*>/g))
      expect(tag[0]).toContain(`nonce="${boot().nonce}"`)
    expect(headers['content-security-policy']).toContain(boot().nonce)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Host, Accept-Encoding, Cookie')
  }
  await until(() => edge.log().includes('"by":"shared"'))
})

test('[EDGE-009] a page that is sent as it was compressed once has the nonce and the token of its visitor alone', async () => {
  const visit = (visitor: string) =>
    edge.ask('/told?packed', { headers: { ...saidBy(visitor), 'accept-encoding': 'br' } })
  const before = renderings()
  const streamed = await visit('first')
  await until(async () => (await visit('some')).headers['content-length'] !== undefined)
  const visits = await Promise.all(['marker1marker', 'marker2marker'].map(visit))
  expect(renderings() - before).toBe(1)
  const bare = ({ text, boot }: (typeof visits)[number]) =>
    text.replaceAll(boot().nonce, 'NONCE').replace(`"at":${boot().at}`, 'TIME')
  for (const { text, boot, headers, status } of visits) {
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    expect(headers['content-security-policy']).toContain(boot().nonce)
    expect(text).not.toContain('marker')
  }
  expect(visits.map(bare)).toEqual([bare(streamed), bare(streamed)])
  const all = [streamed, ...visits]
  expect(new Set(all.map(({ boot }) => boot().nonce)).size).toBe(3)
  expect(new Set(all.map(({ setCookies }) => sentBack(setCookies))).size).toBe(3)
  const own = await edge.ask('/told?packed', {
    headers: { cookie: 'basketSort=PRICE', 'accept-encoding': 'br' },
  })
  expect(own.headers['content-length']).toBeUndefined()
})

test('[EDGE-009] pages are shared neither between shops nor between addresses', async () => {
  const before = renderings()
  const green = await edge.ask('/told?b')
  const red = await edge.ask('/told?b', { host: 'demo-red.localhost' })
  await edge.ask('/told?c')
  expect(renderings() - before).toBe(3)
  expect(green.text).toContain('Зелёная')
  expect(green.text).not.toContain('Красная')
  expect(red.text).toContain('Красная')
  expect(red.text).not.toContain('Зелёная')
})

test('[EDGE-009] whoever has something of his own gets a page of his own', async () => {
  const first = await edge.ask('/told?d')
  const cookie = sentBack(first.setCookies)
  const own = [
    `${cookie}; has_refresh_token=Y`,
    `${cookie}; refresh_token=from-before`,
    'has_refresh_token=Y; access_token=old; expires=1; renew_paused=1',
    cookie.replace('untouched=1', 'x=1'),
    `${cookie}; basketSort=PRICE`,
    'PHPSESSID=from-before',
    `access_token=from-before; expires=${Date.now() + 600_000}`,
  ]
  for (const one of own) {
    const before = renderings()
    const { boot } = await edge.ask('/told?d', { headers: { cookie: one } })
    const isPaused = one.includes('renew_paused')
    const rendered = isPaused ? [one, 0, 'client'] : [one, 1, 'server']
    expect([one, renderings() - before, boot().rendered]).toEqual(rendered)
  }
  const before = renderings()
  await edge.ask('/told?d', { headers: { cookie } })
  await edge.ask('/told?access_token=mine')
  expect(renderings() - before).toBe(1)
})

test('[EDGE-009] the first change of a visitor ends it, even while its answer is on the way', async () => {
  const { setCookies } = await edge.ask('/told?e')
  const cookie = sentBack(setCookies)
  const token = /access_token=([^;]+)/.exec(cookie)?.[1]
  const read = await edge.ask(`/v3/api/echo/?access_token=${token}`, { headers: { cookie } })
  expect(read.setCookies.filter((line) => line.startsWith('untouched'))).toEqual([])
  const before = renderings()
  await edge.ask('/told?e', { headers: { cookie } })
  expect(renderings() - before).toBe(0)
  const changed = await edge.ask(`/v3/api/echo/?access_token=${token}`, {
    method: 'POST',
    body: 'a=1',
    headers: { cookie },
  })
  expect(changed.setCookies).toContainEqual(expect.stringMatching(/^untouched=; .*Max-Age=0/))
  expect(changed.setCookies).toContain('two=2; Path=/')
  await edge.ask('/told?e', { headers: { cookie } })
  expect(renderings() - before).toBe(1)
})

test('a login ends it, a new token for a visitor does not', async () => {
  const { setCookies } = await edge.ask('/told?f')
  const ask = (grant: string) =>
    edge.ask('/v3/oauth/token/', {
      method: 'POST',
      headers: { cookie: sentBack(setCookies), 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=${grant}&username=a&password=b`,
    })
  const unmarked = expect.stringMatching(/^untouched=; .*Max-Age=0/)
  expect((await ask('client_credentials')).setCookies).not.toContainEqual(unmarked)
  expect((await ask('password')).setCookies).toContainEqual(unmarked)
})

test('[EDGE-009] a page that shows the session it was rendered with is not shared', async () => {
  const visits = await Promise.all([edge.ask('/catalog/12'), edge.ask('/catalog/12')])
  const shown = visits.map(({ text }) => /visitor-1-\d+/.exec(text)?.[0])
  const own = visits.map(({ setCookies }) => /access_token=([^;]+)/.exec(sentBack(setCookies))?.[1])
  expect(shown).toEqual(own)
  expect(new Set(shown).size).toBe(2)
  expect(edge.log()).toContain('a page shows the session that it was rendered with')
})

test('a release that is chosen anew is shown at once', async () => {
  const other = await startEdge({ SHARED_PAGES_TTL: '60000' })
  await publishPage(other.releasesDir, 'mf-told', 'told')
  await publishPage(other.releasesDir, 'mf-told', 'good', '1.1.0')
  await other.choose({ part: 'mf-told', shop: '*', stable: '1.0.0' })
  await until(async () => (await other.ask('/told')).text.includes('access_token,expires'))
  await other.choose({ part: 'mf-told', shop: '*', stable: '1.1.0' })
  await until(async () => (await other.ask('/told')).text.includes('of the shell'))
  await other.close()
})

test('SHARED_PAGES_TTL=0: each visitor has a page of his own', async () => {
  const other = await startEdge({ SHARED_PAGES_TTL: '0' })
  await other.ask('/')
  await other.ask('/')
  await until(() => other.log().split('"by":"server"').length === 3)
  expect(other.log()).not.toContain('"by":"shared"')
  await other.close()
})
