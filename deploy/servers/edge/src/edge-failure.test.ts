import http from 'node:http'
import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { PAGES } from './testing/shell-code'
import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
const PARTS: [PartName, keyof typeof PAGES][] = [
  ['mf-start', 'throwsAtStart'],
  ['mf-throw', 'throwsInRender'],
  ['mf-loop', 'loops'],
  ['mf-leak', 'leaks'],
  ['mf-hang', 'hangs'],
  ['mf-wait', 'hangs'],
  ['mf-foreign', 'usesForeign'],
  ['mf-global', 'writesGlobal'],
  ['mf-stray', 'strayRejection'],
  ['mf-slow', 'slowData'],
]

beforeAll(async () => {
  edge = await startEdge({
    STALL_LIMIT: '1200',
    RENDER_DEADLINE: '6000',
    WORKER_MEMORY: '48',
    DATA_DEADLINE: '100',
  })
  for (const [part, page] of PARTS) await publishPage(edge.releasesDir, part, page)
  await edge.choose(...PARTS.map(([part]) => ({ part, shop: '*', stable: '1.0.0' })))
  await until(async () => (await edge.ask('/stray')).status === 200)
})
afterAll(() => edge.close())

const renderedByServer = async () => (await edge.ask('/catalog/1')).boot().rendered === 'server'
const pathOf = (part: PartName) => `/${part.slice(3)}`

test.each<[PartName, RegExp]>([
  ['mf-start', /broken at start/],
  ['mf-throw', /broken in render/],
  ['mf-foreign', /may not use «axios»/],
  ['mf-global', /may not change the global object/],
])('%s: the browser renders the page, and the log says why', async (part, reason) => {
  const { status, text, boot } = await edge.ask(pathOf(part))
  expect(status).toBe(200)
  expect(text).toContain('<div id="root"><p role="status" aria-busy="true"')
  expect(text).toContain('<title>')
  expect(boot()).toMatchObject({ rendered: 'client', plan: { parts: { [part]: { version: '1.0.0' } } } })
  expect(edge.log()).toMatch(reason)
  expect(edge.log()).not.toContain('access_token=abc')
})

test('a page that lost a promise is rendered all the same', async () => {
  expect((await edge.ask('/stray')).text).toContain('survived')
  await until(() => edge.log().includes('a rejection nobody handled'))
  await until(renderedByServer)
})

test('data that come late are left to the browser', async () => {
  edge.api.slowness = 1000
  const { text, boot } = await edge.ask('/slow')
  edge.api.slowness = 0
  expect(boot().rendered).toBe('server')
  expect(text).toContain('without data')
})

test.each<[PartName, RegExp]>([
  ['mf-loop', /no heartbeat/],
  ['mf-leak', /memory limit/],
])(
  '%s: its worker is replaced, its page is rendered by the browser, all others go on',
  async (part, reason) => {
    const [bad, ...good] = await Promise.all([
      edge.ask(pathOf(part)),
      ...Array.from({ length: 5 }, () => edge.ask('/catalog/1')),
    ])
    expect(bad.boot().rendered).toBe('client')
    for (const { status, text } of good) {
      expect(status).toBe(200)
      expect(text).toMatch(/<\/html>$/)
    }
    expect(edge.log()).toMatch(reason)
    await until(renderedByServer)
  },
)

test('a release that stopped two workers is kept away from the third', async () => {
  await edge.ask('/loop')
  await edge.ask('/loop')
  const { boot } = await edge.ask('/loop')
  expect(boot().rendered).toBe('client')
  expect(edge.log()).toContain('mf-loop@1.0.0 is kept away')
  await until(renderedByServer)
})

test('a page that is never ready is rendered by the browser', async () => {
  const { boot } = await edge.ask('/hang')
  expect(boot().rendered).toBe('client')
})

test('a page that nobody waits for is given up, and that is no failure of its release', async () => {
  const said = (what: string) => edge.log().split(what).length - 1
  const { hostname, port } = new URL(edge.url)
  const headers = { host: 'demo-red.localhost' }
  for (let visit = 0; visit < 3; visit++) {
    const began = said('render began')
    const stopped = said('render stopped')
    const request = http.get({ hostname, port, path: '/wait', headers }, (answer) => {
      answer.on('error', () => undefined).resume()
    })
    request.on('error', () => undefined)
    await until(() => said('render began') > began)
    request.destroy()
    await until(() => said('render stopped') > stopped)
  }
})

test('a widget that loops is blamed, not the page that shows it', async () => {
  const other = await startEdge({ STALL_LIMIT: '500' })
  const slots = [{ slot: 'header.basket' as const, expose: './MiniBasket' as const }]
  const bad = { name: 'mf-basket' as const, version: '2.0.0', slots }
  await placeRelease(buildFolder(bad, { 'node/MiniBasket.cjs': PAGES.loopsOnDemand }), other.releasesDir)
  await other.choose({ part: 'mf-basket', shop: '*', stable: '2.0.0' })
  await until(async () => (await other.ask('/')).text.includes('calm'))
  const looping = { headers: { cookie: 'loop=1' } }
  for (let visit = 0; visit < 2; visit++) await other.ask('/catalog/1', looping)
  const { text, boot } = await other.ask('/catalog/1', looping)
  const log = other.log()
  await other.close()
  expect(log).toContain('"blamed":"mf-basket@2.0.0"')
  expect(log).not.toContain('"blamed":"mf-catalog')
  expect(boot().rendered).toBe('server')
  expect(text).toContain('no widget')
})
