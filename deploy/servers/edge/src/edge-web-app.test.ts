import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { SHELL_SERVER } from './testing/shell-code'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

const HOME: RouteDescriptor = { id: 'shell.home', path: '/', expose: './Home', access: 'anyone' }
const RED = 'demo-red.localhost'

/** A shell that makes each shop an application, its icon in the shop's colour; that of the red shop cannot be drawn. */
const WITH_WEB_APP = `${SHELL_SERVER}
const before = exports.documentShell
const square = (shop) => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="' + shop.COLOR_SCHEME + '"/></svg>'
exports.documentShell = (request) => ({
  ...before(request),
  webApp: {
    manifest: JSON.stringify({ name: request.shop.NAME }),
    icon: square(request.shop),
    maskableIcon: request.shop.DOMAIN_NAME === '${RED}' ? 'no SVG' : square(request.shop),
  },
})`

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge()
  const build = buildFolder(
    { name: 'shell', version: '1.1.0', routes: [HOME], layoutSlots: [] },
    { 'node/server.cjs': WITH_WEB_APP },
  )
  await placeRelease(build, edge.releasesDir)
  expect((await edge.ask('/apple-touch-icon.png')).status).toBe(404)
  await edge.choose({ part: 'shell', stable: '1.1.0' })
  await until(async () => (await edge.ask('/')).boot().plan.parts.shell.version === '1.1.0', 5000)
})
afterAll(() => edge.close())

/** Width and height of a PNG (w3.org/TR/png-3, IHDR). */
async function sizeOf(path: string): Promise<{ type: string | null; signature: string; size: number[] }> {
  const { headers, bytes } = await fetchPicture(path)
  const view = new DataView(bytes)
  const signature = Buffer.from(bytes, 0, 8).toString('latin1')
  return { type: headers.get('content-type'), signature, size: [view.getUint32(16), view.getUint32(20)] }
}

async function fetchPicture(path: string) {
  const answer = await fetch(edge.url + path, { headers: { accept: 'image/*' } })
  return { headers: answer.headers, bytes: await answer.arrayBuffer() }
}

test.each([
  ['/shop-icon-192.png', 192],
  ['/shop-icon-512.png', 512],
  ['/shop-icon-maskable-512.png', 512],
  ['/apple-touch-icon.png', 180],
])('[SHELL-003] %s is a square PNG of %d pixels', async (path, side) => {
  expect(await sizeOf(path)).toEqual({
    type: 'image/png',
    signature: '\x89PNG\r\n\x1a\n',
    size: [side, side],
  })
})

test('the manifest and the SVG icons are what the shell of the shop makes', async () => {
  const manifest = await edge.ask('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(JSON.parse(manifest.text)).toMatchObject({ name: expect.any(String) })
  const icon = await edge.ask('/shop-icon.svg')
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=600',
    vary: 'Host',
  })
  expect(icon.text).toContain('<rect ')
})

test('an icon that cannot be drawn is an error of its own: the shop’s other files and pages come', async () => {
  expect((await edge.ask('/apple-touch-icon.png', { host: RED })).status).toBe(500)
  expect((await edge.ask('/shop-icon-192.png', { host: RED })).status).toBe(200)
  expect((await edge.ask('/', { host: RED })).status).toBe(200)
})
