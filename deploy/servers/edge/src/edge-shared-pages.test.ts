import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { fakeFollower } from '@prilavok/rollouts/testing/registry-state'
import type { OfflineShop, RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { SHELL_SERVER } from './testing/shell-code'
import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

describe('edge-shared-pages', () => {
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
})

describe('edge-offline', () => {
  const WORKER = '/service-worker.js'
  const SHOP = '/offline-shop.json'
  const RED = { host: 'demo-red.localhost' }
  const HOME: RouteDescriptor = { id: 'shell.home', path: '/', expose: './Home', access: 'anyone' }

  /** A shell with a service worker, for the green shop alone. */
  async function publishWithWorker(edge: TestEdge): Promise<void> {
    const build = buildFolder(
      {
        name: 'shell',
        version: '1.1.0',
        routes: [HOME],
        layoutSlots: ['header.basket'],
      },
      {
        'node/server.cjs': SHELL_SERVER,
        'web/service-worker.js': '/* the worker of 1.1.0 */',
        'web/queue.1234567890.js': '/* loaded when it is needed */',
        'web/assets/font.woff2': 'font',
        'web/picture.svg': '<svg/>',
      },
    )
    await placeRelease(build, edge.releasesDir)
    await edge.choose({ part: 'shell', shop: 'demo-green.localhost', stable: '1.1.0' })
  }

  let edge: TestEdge
  beforeAll(async () => {
    edge = await startEdge()
    await publishWithWorker(edge)
    await until(async () => (await edge.ask('/')).boot().plan.parts.shell.version === '1.1.0', 5000)
  })
  afterAll(() => edge.close())

  test('the worker is that of the shell that the plan chooses, asked for anew each time, and a page may run it', async () => {
    const { status, text, headers } = await edge.ask(WORKER)
    expect([status, text]).toEqual([200, '/* the worker of 1.1.0 */'])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    const page = await edge.ask('/')
    expect(page.boot().serviceWorker).toBe(WORKER)
    expect(page.headers['content-security-policy']).toContain("worker-src 'self' blob:;")
  })

  test('a shell without a worker, or the switch, removes the worker that a browser has from before', async () => {
    const off = await startEdge({ SERVICE_WORKER: 'off', RELEASES_DIR: edge.releasesDir })
    for (const answer of [await edge.ask(WORKER, RED), await off.ask(WORKER)]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.text).toContain('registration.unregister()')
      expect(answer.text).toContain('caches.delete(name)')
      expect(answer.text).toContain("deleteDatabase('saved-answers')")
      expect(answer.text).not.toContain('fetch')
    }
    expect((await edge.ask('/', RED)).boot().serviceWorker).toBeUndefined()
    expect((await off.ask('/')).boot().serviceWorker).toBeUndefined()
    expect([(await edge.ask(SHOP, RED)).status, (await off.ask(SHOP)).status]).toEqual([404, 404])
    await off.close()
  })

  test('what is saved: the scripts of all pages, and a document that belongs to nobody', async () => {
    const cookie = 'access_token=secret; has_refresh_token=Y; login_stamp=stamp'
    const answer = await edge.ask(SHOP, { headers: { cookie, 'accept-encoding': 'br' } })
    expect([answer.status, answer.setCookies]).toEqual([200, []])
    const shop = JSON.parse(answer.text) as OfflineShop
    const page = await edge.ask('/')
    expect(shop.plan).toBe(page.boot().plan.id)
    expect(shop.bases).toEqual(
      expect.arrayContaining(['/parts/shell/1.1.0/', '/parts/mf-catalog/1.0.0/', '/parts/mf-basket/1.0.0/']),
    )
    expect(shop.files).toEqual(
      expect.arrayContaining([
        '/parts/shell/1.1.0/main.js',
        '/parts/shell/1.1.0/queue.1234567890.js',
        '/parts/shell/1.1.0/assets/font.woff2',
        '/parts/mf-catalog/1.0.0/remoteEntry.js',
        '/parts/mf-catalog/1.0.0/SectionPage.js',
        '/parts/mf-basket/1.0.0/Deferred.js',
      ]),
    )
    expect(shop.files.filter((file) => /service-worker|\.svg$/.test(file))).toEqual([])
    for (const file of shop.files) expect((await edge.ask(file)).status).toBe(200)

    const json = /id="boot"[^>]*>(.*?)<\/script>/s.exec(shop.document)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ rendered: 'client', isSavedCopy: true, serviceWorker: WORKER })
    // A document that is kept for days says nothing of the clock; a page says when it was made.
    expect(JSON.parse(json)).not.toHaveProperty('at')
    expect(Math.abs(Date.now() - (page.boot().at ?? 0))).toBeLessThan(60_000)
    expect(shop.document).toContain('<div id="root">')
    const nonce = /nonce="([^"]+)"/.exec(shop.document)?.[1]
    expect(shop.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(shop.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.text).not.toMatch(/secret|login_stamp/)
  })

  test('a shop that nobody knows has no worker; one that cannot be asked for leaves the worker that is there', async () => {
    expect((await edge.ask(WORKER, { host: 'nobody.example' })).status).toBe(404)
    const empty = await startEdge({}, fakeFollower())
    expect([(await empty.ask(WORKER)).status, (await empty.ask(SHOP)).status]).toEqual([503, 503])
    await empty.close()
  })
})
