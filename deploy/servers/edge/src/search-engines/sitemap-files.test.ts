import type { Plan, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { robotsText } from './robots'
import { FILE_SIZE } from './sitemap'
import { type ReadList, sitemapFile } from './sitemap-files'

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
  if (call.endsWith('/sections/')) return { ITEMS: [{ ID: 7 }, { ID: 12 }, { NAME: 'without an id' }, null] }
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
  const files = await Promise.all([1, 2, 3].map((number) => fileOf(`/sitemap-catalog.product-${number}.xml`)))
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
