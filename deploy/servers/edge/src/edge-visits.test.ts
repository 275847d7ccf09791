import { signOverride } from '@prilavok/rollouts/decision/override'
import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { PartName, RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { type TestBrowser, testBrowser } from './testing/browser'
import { type Answer, startEdge, type TestEdge } from './testing/start-edge'

const SECRET = 'a secret of at least 32 characters'
const GREEN = 'demo-green.localhost'
const page = (id: RouteDescriptor['id'], path: string): RouteDescriptor => ({
  id,
  path,
  expose: './Page',
  access: 'anyone',
})

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ EDGE_SECRET: SECRET, RENDER: 'client' })
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await placeRelease(
      buildFolder({
        name: 'mf-trial',
        version,
        routes: [page('trial.page', '/trial'), { ...page('trial.pay', '/pay/:id'), keepsPlan: true }],
      }),
      edge.releasesDir,
    )
})
beforeEach(() => use('1.0.0'))

const use = (stable: string) => edge.choose({ part: 'mf-trial', stable })
const rollout = (share: number, version = '1.1.0') =>
  edge.choose({
    part: 'mf-trial',
    stable: '1.0.0',
    candidate: { version, share, salt: 'salt', startedAt: '2026-11-01T00:00:00Z' },
  })
const versionIn = (answer: Answer, part: PartName = 'mf-trial') => answer.boot().plan.parts[part]?.version
const open = async (browser: TestBrowser, path = '/trial') => versionIn(await browser.ask(path))

const session = (token: string, stamp: string) => ({
  access_token: token,
  expires: String(Date.now() + 600_000),
  expires_in: '600',
  has_refresh_token: 'Y',
  login_stamp: stamp,
})
function logIn(browser: TestBrowser, token: string, stamp = `stamp-of-${token}`): void {
  for (const [name, value] of Object.entries(session(token, stamp))) browser.keep(name, value)
}
/** A token of a user of this company, as the API knows it. */
function employee(taxNumber: string, id: number, domain = GREEN): string {
  const token = edge.api.issueUserToken(domain)
  edge.api.buyers.set(token, { ID: id, INN: taxNumber })
  return token
}

test('a tenth of 300 visitors gets the candidate, and each keeps what he got', async () => {
  await rollout(10)
  const browsers = Array.from({ length: 300 }, () => testBrowser(edge))
  const first = await Promise.all(browsers.map((browser) => open(browser)))
  const count = first.filter((version) => version === '1.1.0').length
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(60)
  expect(await Promise.all(browsers.map((browser) => open(browser, '/')))).toEqual(first)
  await rollout(50)
  const later = await Promise.all(browsers.map((browser) => open(browser)))
  for (const [index, version] of first.entries()) if (version === '1.1.0') expect(later[index]).toBe('1.1.0')
  expect(later.filter((version) => version === '1.1.0').length).toBeGreaterThan(100)
})

test('the cookie of a visitor says nothing, lasts a year, and no script reads it', async () => {
  const browser = testBrowser(edge)
  const { setCookies } = await browser.ask('/trial')
  expect(setCookies).toContainEqual(
    expect.stringMatching(
      /^subject=[\w-]{30}\.[\w-]{24}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    ),
  )
  const again = await browser.ask('/trial')
  expect(again.setCookies.filter((line) => line.startsWith('subject='))).toEqual([])
  for (const invented of [
    '<script>',
    'A-_9A-_9A-_9A-_9A-_9AA',
    `${btoa('A-_9A-_9A-_9A-_9A-_9AA')}.${'a'.repeat(24)}`,
  ]) {
    const forged = await edge.ask('/trial', { headers: { cookie: `subject=${invented}` } })
    expect(forged.setCookies).toContainEqual(expect.stringMatching(/^subject=[\w-]{30}\./))
  }
})

test('a robot gets the stable versions and no cookie of a visitor', async () => {
  await rollout(100)
  for (const agent of ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'Googlebot/2.1']) {
    const answer = await edge.ask('/trial', { headers: { 'user-agent': agent } })
    expect(versionIn(answer)).toBe('1.0.0')
    expect(answer.setCookies.filter((line) => /^(subject|saved_plan)=/.test(line))).toEqual([])
  }
  expect(await open(testBrowser(edge))).toBe('1.1.0')
})

describe('whoever is logged in', () => {
  test('sees what his colleagues see, whichever browser they use', async () => {
    await rollout(50)
    const versions = new Map<string, Set<string | undefined>>()
    for (let index = 0; index < 60; index++) {
      const company = `77010000${index % 12}`
      const browser = testBrowser(edge)
      logIn(browser, employee(company, index))
      versions.set(company, new Set([...(versions.get(company) ?? []), await open(browser)]))
    }
    expect([...versions.values()].map(({ size }) => size)).toEqual(Array(12).fill(1))
    expect(new Set([...versions.values()].flatMap((set) => [...set]))).toEqual(new Set(['1.0.0', '1.1.0']))
  })

  test('is asked about once for a session, and again for the next one', async () => {
    const browser = testBrowser(edge)
    const before = edge.api.buyerCalls
    logIn(browser, employee('7702', 1))
    for (let visit = 0; visit < 3; visit++) await open(browser)
    expect(edge.api.buyerCalls - before).toBe(1)
    logIn(browser, employee('7702', 2))
    await open(browser)
    expect(edge.api.buyerCalls - before).toBe(2)
    for (const name of ['access_token', 'has_refresh_token', 'login_stamp']) browser.keep(name, '')
    await open(browser)
    expect(browser.cookie('company_subject')).toBeUndefined()
    expect(edge.api.buyerCalls - before).toBe(2)
  })

  test('keeps the subject of his company when the token is renewed, and a forged one is none', async () => {
    const browser = testBrowser(edge)
    const token = employee('7703', 3)
    logIn(browser, token, 'one login')
    await open(browser)
    const before = edge.api.buyerCalls
    logIn(browser, employee('7703', 3), 'one login')
    await open(browser)
    expect(edge.api.buyerCalls - before).toBe(0)
    const cookie = browser.cookie('company_subject') ?? ''
    browser.keep(
      'company_subject',
      cookie.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
    )
    await open(browser)
    expect(edge.api.buyerCalls - before).toBe(1)
    expect(browser.cookie('company_subject')).toBe(cookie)
  })

  test('is the visitor that he was while the API is slow or away, and asked about again later', async () => {
    await rollout(50)
    const browser = testBrowser(edge)
    const visitor = await open(browser)
    edge.api.buyerDelay = 2000
    logIn(browser, employee('7704', 4))
    const startedAt = performance.now()
    expect(await open(browser)).toBe(visitor)
    expect(performance.now() - startedAt).toBeLessThan(1900)
    expect(browser.cookie('company_subject')).toBeUndefined()
    edge.api.buyerDelay = 0
    edge.api.buyerStatus = 500
    const other = testBrowser(edge)
    const before = await open(other)
    logIn(other, employee('7705', 5))
    const calls = edge.api.buyerCalls
    expect([await open(other), await open(other)]).toEqual([before, before])
    expect(edge.api.buyerCalls - calls).toBe(1)
    edge.api.buyerStatus = 200
  })

  test('an individual is on his own', async () => {
    const [one, other] = [testBrowser(edge), testBrowser(edge)]
    logIn(one, employee('', 6))
    logIn(other, employee('', 7))
    await open(one)
    await open(other)
    const [a, b] = [one.cookie('company_subject'), other.cookie('company_subject')]
    expect(a).toBeDefined()
    expect(b).toBeDefined()
    expect(a).not.toBe(b)
  })
})

describe('the checkout', () => {
  test('goes on with the versions that the visitor had, until he loads another page', async () => {
    const browser = testBrowser(edge)
    expect(await open(browser)).toBe('1.0.0')
    await use('1.1.0')
    expect(await open(browser, '/pay/1')).toBe('1.0.0')
    await use('1.2.0')
    expect(await open(browser, '/pay/1')).toBe('1.0.0')
    expect(await open(browser)).toBe('1.2.0')
    expect(await open(browser, '/pay/1')).toBe('1.2.0')
    expect(await open(testBrowser(edge), '/pay/1')).toBe('1.2.0')
  })

  test('does not keep what was withdrawn, nor what the visitor wrote himself', async () => {
    const browser = testBrowser(edge)
    await open(browser)
    await use('1.1.0')
    const state = edge.follower.current()
    const withdrawal = {
      part: 'mf-trial',
      version: '1.0.0',
      shop: '*',
      at: '2026-11-02T00:00:00Z',
      reason: 'fails',
    } as const
    if (state) edge.follower.set({ ...state, withdrawals: [withdrawal] })
    expect(await open(browser, '/pay/1')).toBe('1.1.0')
    if (state) edge.follower.set(state)
    const [text = ''] = (browser.cookie('saved_plan') ?? '').split('.')
    const forged = Buffer.from(text, 'base64url').toString().replace('mf-trial@1.1.0', 'mf-trial@1.2.0')
    browser.keep('saved_plan', `${Buffer.from(forged).toString('base64url')}.${'A'.repeat(24)}`, '/pay')
    expect(await open(browser, '/pay/1')).toBe('1.1.0')
  })
})

describe('an override', () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const link = (given: Partial<Parameters<typeof signOverride>[0]> = {}, secret = SECRET) =>
    `/release-override?token=${signOverride({ shop: GREEN, releases: { 'mf-trial': '1.2.0' }, until, ...given }, secret)}`

  test('gives this browser its versions, says so in the page, and ends when it is told to', async () => {
    const browser = testBrowser(edge)
    const { way } = await browser.open(link())
    expect(way.at(-1)).toBe('/')
    const answer = await browser.ask('/trial')
    expect(answer.boot().plan.parts['mf-trial']).toMatchObject({ version: '1.2.0', chosenAs: 'override' })
    expect(answer.boot().override).toEqual({ releases: ['mf-trial@1.2.0'], until })
    expect(await open(testBrowser(edge))).toBe('1.0.0')
    await browser.open('/release-override?off')
    const after = await browser.ask('/trial')
    expect([versionIn(after), after.boot().override]).toEqual(['1.0.0', undefined])
  })

  test.each([
    ['forged', link({}, 'another secret of at least 32 characters')],
    ['expired', link({ until: '2026-01-01T00:00:00Z' })],
    ["another shop's", link({ shop: 'demo-red.localhost' })],
    ['nonsense', '/release-override?token=x'],
    ['nothing', '/release-override'],
  ])('that is %s is ignored and removed, and its page says so', async (_what, path) => {
    const browser = testBrowser(edge)
    const answer = await browser.ask(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(answer.text).toContain('Ссылка на\u00a0выбранные версии не\u00a0действует')
    expect(answer.text).toContain('<a href="/">Открыть магазин</a>')
    expect(browser.cookie('release_override')).toBeUndefined()
    browser.keep('release_override', path.split('token=')[1] ?? '')
    expect(await open(browser)).toBe('1.0.0')
    expect(browser.cookie('release_override')).toBeUndefined()
  })

  test('leads to the page that it is made for, and to no other place', async () => {
    const browser = testBrowser(edge)
    const leadsTo = async (to: string) =>
      (await browser.ask(`${link()}&to=${encodeURIComponent(to)}`)).headers.location
    expect(await leadsTo('/trial?q=a&b=c')).toBe('/trial?q=a&b=c')
    expect(versionIn(await browser.ask('/trial'))).toBe('1.2.0')
    for (const to of ['//evil.example', 'https://evil.example/', '/release-override?off'])
      expect(await leadsTo(to)).toBe('/')
  })

  test('of a version that is not published, or does not fit, gives what the rules give', async () => {
    const requires = { 'shared-kernel': '^9.0.0', bus: 1, api: 1 }
    await placeRelease(buildFolder({ name: 'mf-trial', version: '9.0.0', requires }), edge.releasesDir)
    for (const version of ['8.0.0', '9.0.0']) {
      const browser = testBrowser(edge)
      await browser.open(link({ releases: { 'mf-trial': version } }))
      expect(await open(browser)).toBe('1.0.0')
      expect(browser.cookie('release_override')).toBeUndefined()
    }
  })
})

test('two shells of one shop do not take turns: each page has the head of its own', async () => {
  const other = await startEdge()
  const shell =
    "exports.shared = {}; exports.documentShell = ({ base }) => ({ htmlAttributes: '', head: '<!--' + base + '-->' })"
  await placeRelease(
    buildFolder(
      { name: 'shell', version: '2.0.0' },
      { 'node/server.cjs': `${shell}; exports.render = () => Promise.reject(new Error('no'))` },
    ),
    other.releasesDir,
  )
  await other.choose({
    part: 'shell',
    stable: '1.0.0',
    candidate: { version: '2.0.0', share: 50, salt: 's', startedAt: '2026-11-01T00:00:00Z' },
  })
  const versions = new Set<string>()
  for (let visit = 0; visit < 40; visit++) {
    const answer = await other.ask('/')
    const { version } = answer.boot().plan.parts.shell
    versions.add(version)
    expect(answer.text).toContain(
      version === '2.0.0' ? '<!--/parts/shell/2.0.0/-->' : '/*/parts/shell/1.0.0/*/',
    )
  }
  expect(versions.size).toBe(2)
  await other.close()
})
