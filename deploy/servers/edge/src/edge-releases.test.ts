import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { fakeFollower } from '@prilavok/rollouts/testing/registry-state'
import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

const SCRIPT = '/parts/mf-catalog/1.0.0/SectionPage.js'

test('a file of a release is immutable and sent in the smallest form that is taken', async () => {
  const plain = await edge.ask(SCRIPT)
  const br = await edge.ask(SCRIPT, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const gzip = await edge.ask(SCRIPT, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  for (const { status, text, headers } of [plain, br, gzip]) {
    expect([status, text]).toEqual([200, '/* mf-catalog 1.0.0 SectionPage.js */'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers.vary).toBe('Accept-Encoding')
  }
  expect(plain.headers.etag).not.toBe(br.headers.etag)
})

test('who has a file is told so', async () => {
  const { headers } = await edge.ask(SCRIPT)
  const again = await edge.ask(SCRIPT, { headers: { 'if-none-match': `"x", W/${headers.etag}` } })
  expect([again.status, again.text]).toEqual([304, ''])
  const head = await edge.ask(SCRIPT, { method: 'HEAD' })
  expect([head.status, head.text, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ])
})

test.each([
  '/parts/mf-catalog/9.9.9/SectionPage.js',
  '/parts/mf-catalog/1.0.0/Other.js',
  '/parts/mf-catalog/1.0.0/SectionPage.js.br',
  '/parts/mf-catalog/1.0.0/../node/SectionPage.cjs',
  '/parts/mf-catalog/1.0.0/%2e%2e/node/SectionPage.cjs',
  '/parts/mf-catalog/1.0.0/..%2f..%2f..%2frules.json',
  '/parts/../1.0.0/SectionPage.js',
  '/parts/mf-catalog/1.0.0/__proto__',
])('%s: no such file, and no cache remembers it', async (path) => {
  const { status, headers } = await edge.ask(path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toMatch(/no-store|no-cache/)
})

test('a missing file is served as soon as it is published', async () => {
  const path = '/parts/mf-late/1.0.0/Page.js'
  expect((await edge.ask(path)).status).toBe(404)
  await publishPage(edge.releasesDir, 'mf-late', 'good')
  expect((await edge.ask(path)).status).toBe(200)
})

test('one shop gets a new version without a restart, the other keeps the old one, both files stay', async () => {
  const routes = [
    { id: 'catalog.section', path: '/catalog/:sectionId', expose: './SectionPage', access: 'anyone' },
  ] as const
  const next = { name: 'mf-catalog', version: '1.1.0', routes: [...routes] } as const
  const code = "exports.default = () => 'the new section page'"
  await placeRelease(
    buildFolder({ ...next, routes: [...routes] }, { 'node/SectionPage.cjs': code }),
    edge.releasesDir,
  )
  expect((await edge.ask('/catalog/12')).boot().plan.parts['mf-catalog']?.version).toBe('1.0.0')
  await edge.choose({ part: 'mf-catalog', shop: 'demo-green.localhost', stable: '1.1.0' })
  await until(async () => (await edge.ask('/catalog/12')).text.includes('the new section page'), 5000)
  const red = await edge.ask('/catalog/12', { host: 'demo-red.localhost' })
  expect(red.boot().plan.parts['mf-catalog']?.version).toBe('1.0.0')
  for (const version of ['1.0.0', '1.1.0'])
    expect((await edge.ask(`/parts/mf-catalog/${version}/SectionPage.js`)).status).toBe(200)
})

test('an edge that is cut off from the registry goes on with what it has, and says so', async () => {
  const other = await startEdge()
  const before = (await other.ask('/catalog/12')).boot().plan
  const health = async () => JSON.parse((await other.ask('/healthz')).text)
  expect(await health()).toMatchObject({ status: 'ok', registry: { connected: true, source: 'registry' } })
  other.follower.setConnected(false)
  expect((await other.ask('/catalog/12')).boot().plan).toEqual(before)
  expect((await health()).registry).toMatchObject({
    connected: false,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    revision: other.follower.current()?.revision,
    source: 'registry',
  })
  await until(async () => (await other.ask('/readyz')).status === 200)
  await other.close()
})

test('releases that do not fit together leave the shop with its last good plan', async () => {
  const other = await startEdge()
  const before = (await other.ask('/catalog/12')).boot().plan
  const requires = { 'shared-kernel': '^9.0.0', bus: 1, api: 1 }
  await placeRelease(buildFolder({ name: 'mf-basket', version: '9.0.0', requires }), other.releasesDir)
  await other.choose({ part: 'mf-basket', shop: 'demo-green.localhost', stable: '9.0.0' })
  for (let visit = 0; visit < 2; visit++) expect((await other.ask('/catalog/12')).boot().plan).toEqual(before)
  expect(other.log().split('no plan; the last good one')).toHaveLength(2)
  expect((await other.ask('/', { host: 'demo-red.localhost' })).status).toBe(200)
  await other.close()
})

test('an edge without rules says that it is not ready', async () => {
  const other = await startEdge({}, fakeFollower())
  const ready = await other.ask('/readyz')
  const page = await other.ask('/')
  await other.close()
  expect([ready.status, JSON.parse(ready.text).missing]).toEqual([503, expect.arrayContaining(['rules'])])
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('Магазин ещё не открыт')])
})

test('a ready edge says so', async () => {
  await edge.ask('/')
  expect((await edge.ask('/readyz')).status).toBe(200)
  expect(JSON.parse((await edge.ask('/healthz')).text).status).toBe('ok')
})
