import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plan, PlannedRoute } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import type { ShopState } from '../supplier/shops'
import { collectedLog } from '../testing/collected-log'
import { GREEN } from '../testing/fake-shop'
import { robotsText } from './robots'
import { addSearchEngineRoutes } from './search-engine-routes'
import { FILE_SIZE, fixedPages, itemsOf, listedRoutes } from './sitemap'
import { type ReadList, sitemapFile } from './sitemap-files'

describe('search-engine-routes', () => {
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
})

describe('sitemap-files', () => {
  const route = (id: PlannedRoute['id'], path: string, more: Partial<PlannedRoute> = {}): PlannedRoute => ({
    id,
    path,
    part: 'mf-catalog',
    expose: './Page',
    access: 'anyone',
    ...more,
  })
  const ROUTES = [
    route('shell.home', '/', { sitemap: true }),
    route('basket.page', '/basket'),
    route('catalog.section', '/catalog/:id', { sitemap: { call: '/v3/api/catalog/sections/', field: 'ID' } }),
    route('content.page', '/content/:code', { sitemap: { call: '/v3/api/info/front_up/', field: 'CODE' } }),
    route('catalog.product', '/product/:id', {
      sitemap: { call: '/v3/api/catalog/list/', field: 'ID', paged: true },
    }),
    route('cabinet.orders', '/cabinet/orders', { access: 'customer', sitemap: true }),
    route('cabinet.order', '/cabinet/orders/:id', { access: 'customer' }),
    route('cabinet.favourites', '/catalog/favorite', { access: 'customer' }),
  ]
  const ADDRESS = 'https://shop.example'
  const TOTAL = 2 * FILE_SIZE + 1

  /** An API with two sections, two pages and many products. */
  const read: ReadList = async (call, params) => {
    if (call.endsWith('/sections/'))
      return { ITEMS: [{ ID: 7 }, { ID: 12 }, { NAME: 'without an id' }, null] }
    if (call.endsWith('/front_up/')) return { ITEMS: [{ CODE: 'o&nas' }, { CODE: '' }] }
    const { limit = 0, offset = 0 } = params ?? {}
    const count = Math.max(0, Math.min(limit, TOTAL - offset))
    return {
      ITEMS: Array.from({ length: count }, (_, index) => ({ ID: offset + index + 1 })),
      NAV: { CNT: TOTAL },
    }
  }
  const fileOf = (path: string, list = read) =>
    sitemapFile(path, { plan: { routes: ROUTES } as Plan, address: ADDRESS, read: list })
  const addressesIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  test('the sitemap names a file of short lists and as many files as a long list needs', async () => {
    const index = await fileOf('/sitemap.xml')
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(addressesIn(index)).toEqual([
      `${ADDRESS}/sitemap-pages.xml`,
      ...[1, 2, 3].map((number) => `${ADDRESS}/sitemap-catalog.product-${number}.xml`),
    ])
  })

  test('short lists: pages that say so, and one for each item; never what customers alone may see', async () => {
    expect(addressesIn(await fileOf('/sitemap-pages.xml'))).toEqual([
      `${ADDRESS}/`,
      `${ADDRESS}/catalog/7`,
      `${ADDRESS}/catalog/12`,
      `${ADDRESS}/content/o%26nas`,
    ])
  })

  test('a long list is cut into files that hold every item once', async () => {
    const files = await Promise.all(
      [1, 2, 3].map((number) => fileOf(`/sitemap-catalog.product-${number}.xml`)),
    )
    const addresses = files.flatMap(addressesIn)
    expect(files.map((file) => addressesIn(file).length)).toEqual([FILE_SIZE, FILE_SIZE, 1])
    expect(new Set(addresses).size).toBe(TOTAL)
    expect(addresses.at(-1)).toBe(`${ADDRESS}/product/${TOTAL}`)
  })

  test.each([
    '/sitemap-catalog.product-4.xml',
    '/sitemap-catalog.product-0.xml',
    '/sitemap-catalog.section-1.xml',
    '/sitemap-nothing.here-1.xml',
    '/sitemap-pages.xml.gz',
  ])('%s does not exist', async (path) => {
    expect(await fileOf(path)).toBeUndefined()
  })

  test('a list that cannot be read makes no file, rather than one that lacks pages', async () => {
    await expect(fileOf('/sitemap-pages.xml', async () => ({ error: 'x' }))).rejects.toThrow('no ITEMS')
  })

  test('robots keep away from calls and from what customers alone may see, and are shown the sitemap', () => {
    expect(robotsText(ROUTES, ADDRESS)).toBe(
      [
        'User-agent: *',
        ...['/cabinet/orders', '/catalog/favorite'].map((path) => `Disallow: ${path}`),
        ...[1, 2, 3, 4].map((version) => `Disallow: /v${version}/`),
        '',
        'Sitemap: https://shop.example/sitemap.xml',
        '',
      ].join('\n'),
    )
  })
})

describe('sitemap', () => {
  const route = (path: string, sitemap?: unknown, access = 'anyone') =>
    ({ path, sitemap, access }) as PlannedRoute
  const LIST = { call: '/v3/api/catalog/', field: 'CODE' }

  test('pages that anybody may see and that have one address are told of', () =>
    expect(
      fixedPages([
        route('/a', true),
        route('/b', false),
        route('/c'),
        route('/d', LIST),
        route('/e', true, 'customer'),
        route('/f/:id', true),
      ]),
    ).toEqual(['/a']))

  test('routes of one parameter have a page for every item of their call', () =>
    expect(
      listedRoutes([
        route('/a/:code', LIST),
        route('/b', LIST),
        route('/c/:one/:two', LIST),
        route('/d/:code', LIST, 'customer'),
        route('/e/:code', true),
      ]).map(({ path }) => path),
    ).toEqual(['/a/:code']))

  test.each([
    [
      { ITEMS: [{ CODE: 'a' }, null, 5], NAV: { CNT: 9 } },
      { items: [{ CODE: 'a' }], total: 9 },
    ],
    [{ ITEMS: [{ CODE: 'a' }, null] }, { items: [{ CODE: 'a' }], total: 1 }],
    [
      { ITEMS: [], NAV: { CNT: '9' } },
      { items: [], total: 0 },
    ],
  ])('%j lists %j', (answer, listed) => expect(itemsOf(answer)).toEqual(listed))

  test.each([null, undefined, {}, { ITEMS: {} }])('%j lists nothing', (answer) =>
    expect(() => itemsOf(answer)).toThrow('the answer has no ITEMS'),
  )
})
