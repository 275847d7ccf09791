import { setTimeout as pause } from 'node:timers/promises'
import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { fakeFollower } from '@prilavok/rollouts/testing/registry-state'
import type { OfflineShop, RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { SHELL_SERVER } from './testing/shell-code'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

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

test('pages that are kept for all name the worker, too', async () => {
  for (let time = 0; time < 3; time++) {
    const page = await edge.ask('/', { headers: { 'accept-encoding': 'br' } })
    expect(page.boot().serviceWorker).toBe(WORKER)
    await pause(50)
  }
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
