import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plan } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import type { ShopState } from '../supplier/shops'
import { collectedLog } from '../testing/collected-log'
import { GREEN } from '../testing/fake-shop'
import { addSearchEngineRoutes } from './search-engine-routes'

const plan = {
  id: 'plan-id',
  routes: [
    { id: 'catalog.home', path: '/', access: 'anyone', sitemap: true },
    { id: 'cabinet.info', path: '/cabinet', access: 'customer' },
    {
      id: 'catalog.product',
      path: '/product/:id',
      access: 'anyone',
      sitemap: { call: '/v3/api/products/', field: 'ID', paged: true },
    },
  ],
} as unknown as Plan

const world = { asked: [] as string[], status: 200 }
const server = http.createServer((request, response) => {
  world.asked.push(String(request.url))
  response.writeHead(world.status).end(JSON.stringify({ ITEMS: [{ ID: 7 }], NAV: { CNT: 1 } }))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close().closeAllConnections())
beforeEach(() => Object.assign(world, { asked: [], status: 200 }))

function started({
  state = { status: 'open', shop: GREEN } as ShopState,
  maintenance = false,
  hasPlan = true,
} = {}) {
  const { lines, logger } = collectedLog()
  const app = Fastify({ logger })
  addSearchEngineRoutes(app, {
    settings: { shopAddress: 'https://{domain}', maintenance },
    api: { knows: () => true, originOf: () => origin },
    tokens: { get: async () => 'token' },
    shops: { get: async () => state },
    plans: { of: () => (hasPlan ? plan : undefined) },
  } as never)
  return { lines, ask: (url: string) => app.inject({ url, headers: { host: GREEN.DOMAIN_NAME } }) }
}
const ADDRESS = `https://${GREEN.DOMAIN_NAME}`

test('robots are told what is nobody’s to find, and where the sitemap is', async () => {
  const answer = await started().ask('/robots.txt')
  expect(answer.body).toContain('Disallow: /cabinet\n')
  expect(answer.body).toContain(`Sitemap: ${ADDRESS}/sitemap.xml\n`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
})

test('the sitemap is read from the API, once for all who ask', async () => {
  const { ask } = started()
  const [index] = await Promise.all([ask('/sitemap.xml'), ask('/sitemap.xml?a=b')])
  expect(index?.body).toContain(`<loc>${ADDRESS}/sitemap-catalog.product-1.xml</loc>`)
  expect(index?.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(world.asked).toEqual(['/v3/api/products/?limit=1&offset=0&access_token=token'])
  expect((await ask('/sitemap-catalog.product-1.xml')).body).toContain(`<loc>${ADDRESS}/product/7</loc>`)
  expect((await ask('/sitemap-pages.xml')).body).toContain(`<loc>${ADDRESS}/</loc>`)
})

test('a file that there is none of is not found', async () => {
  const answer = await started().ask('/sitemap-other.xml')
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
  expect(answer.headers).not.toHaveProperty('retry-after')
})

test('an API that fails is asked again with the next who comes', async () => {
  const { lines, ask } = started()
  world.status = 500
  const answer = await ask('/sitemap.xml')
  expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([
    503,
    'Not available now',
    '600',
  ])
  expect(lines).toMatchObject([{ reason: '/v3/api/products/ answered 500', msg: 'no sitemap' }])
  world.status = 200
  expect((await ask('/sitemap.xml')).statusCode).toBe(200)
})

test.each([
  ['nobody’s', { state: { status: 'unknown' } as const }, 404],
  ['in maintenance', { state: { status: 'maintenance', shop: GREEN } as const }, 503],
  ['closed with the edge', { maintenance: true }, 503],
  ['not known now', { state: { status: 'down' } as const }, 503],
  ['without a release', { hasPlan: false }, 503],
])('a shop that is %s tells robots nothing to forget its pages by', async (_what, given, status) => {
  const { ask } = started(given)
  expect((await ask('/robots.txt')).statusCode).toBe(status)
  expect((await ask('/sitemap.xml')).statusCode).toBe(status)
  expect(world.asked).toEqual([])
})
