import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { fixedPages, itemsOf, listedRoutes, pathsOf, sitemapIndex, urlSet } from './sitemap'

const route = (path: string, sitemap?: unknown, access = 'anyone') =>
  ({ path, sitemap, access }) as PlannedRoute
const LIST = { call: '/v3/api/catalog/', field: 'CODE' }

test('files name addresses, as text', () => {
  expect(urlSet(['https://shop.example/?a=1&b=2', 'https://shop.example/c'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://shop.example/?a=1&amp;b=2</loc></url>\n<url><loc>https://shop.example/c</loc></url>\n</urlset>\n',
  )
  expect(sitemapIndex(['https://shop.example/a.xml'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://shop.example/a.xml</loc></sitemap>\n</sitemapindex>\n',
  )
})

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

test('the page of an item is named by its field', () => {
  const [listed] = listedRoutes([route('/a/:code', LIST)])
  const items = [{ CODE: 'a b' }, { CODE: 5 }, { CODE: '' }, { CODE: null }, {}]
  expect(listed && pathsOf(listed, { items, total: 5 })).toEqual(['/a/a%20b', '/a/5'])
})
