import type { DocumentShell, Plan } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { FORWARDED_HEADERS } from '../http/security-headers'
import type { Plans } from '../registry/plans'
import type { ShopState } from '../supplier/shops'
import { GREEN } from '../testing/fake-shop'
import { addWebAppRoutes } from './web-app-routes'

const PLAN = { id: 'plan' } as unknown as Plan
const square = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"/></svg>`
const WEB_APP = { manifest: '{"name":"Лавка"}', icon: square(8), maskableIcon: square(16) }

function started(
  given: { webApp?: DocumentShell['webApp']; state?: ShopState; plan?: Plan | undefined } = {},
) {
  const { webApp = WEB_APP, state = { status: 'open', shop: GREEN } as ShopState } = given
  const asked: unknown[] = []
  const app = Fastify()
  addWebAppRoutes(app, {
    api: { knows: (domain) => domain === GREEN.DOMAIN_NAME },
    shops: {
      get: async (domain) => {
        asked.push(domain)
        return state
      },
    },
    plans: { of: () => ('plan' in given ? given.plan : PLAN) } as unknown as Plans,
    documentShells: {
      of: async (shop, plan, nonce) => {
        asked.push([shop.ID, plan, nonce])
        return { htmlAttributes: '', head: '', ...(webApp !== null && { webApp }) }
      },
    },
  })
  const get = (url: string) => app.inject({ url, headers: { host: GREEN.DOMAIN_NAME } })
  return { get, asked }
}

test.each([
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', WEB_APP.manifest],
  ['/shop-icon.svg', 'image/svg+xml', WEB_APP.icon],
  ['/shop-icon-maskable.svg', 'image/svg+xml', WEB_APP.maskableIcon],
])('%s is what the shell of the shop makes, for ten minutes', async (url, type, content) => {
  const { get, asked } = started()
  const { statusCode, headers, payload } = await get(url)
  expect([statusCode, headers['content-type'], payload]).toEqual([200, type, content])
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=600', vary: 'Host' })
  for (const [name, value] of Object.entries(FORWARDED_HEADERS))
    expect(headers[name.toLowerCase()]).toBe(value)
  expect(asked).toEqual([GREEN.DOMAIN_NAME, [GREEN.ID, PLAN, '']])
})

test('a maskable picture is drawn of the maskable icon', async () => {
  const { get } = started({ webApp: { ...WEB_APP, icon: 'no SVG' } })
  for (const url of ['/shop-icon-maskable-512.png', '/apple-touch-icon.png'])
    expect((await get(url)).statusCode).toBe(200)
  const other = started({ webApp: { ...WEB_APP, maskableIcon: 'no SVG' } })
  for (const url of ['/shop-icon-192.png', '/shop-icon-512.png'])
    expect((await other.get(url)).statusCode).toBe(200)
  for (const url of ['/shop-icon-maskable-512.png', '/apple-touch-icon.png'])
    expect((await other.get(url)).statusCode).toBe(500)
})

test.each<[string, Parameters<typeof started>[0]]>([
  ['no shop', { state: { status: 'unknown' } as unknown as ShopState }],
  ['no plan', { plan: undefined }],
])('where there is %s there is no such file, which nobody keeps', async (_, given) => {
  const { get } = started(given)
  const { statusCode, headers, payload } = await get('/manifest.webmanifest')
  expect([statusCode, payload]).toEqual([404, 'Not found'])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
})
