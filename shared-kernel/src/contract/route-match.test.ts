import fc from 'fast-check'
import { matchRoute, splitUrl } from './route-match'

const ROUTES = [
  { id: 'home', path: '/' },
  { id: 'order', path: '/cabinet/orders/:orderId', params: { orderId: 'digits' as const } },
  { id: 'brand', path: '/catalog/:code' },
  { id: 'search', path: '/catalog/search' },
  { id: 'pair', path: '/:one/:two' },
]
const match = (path: string, routes = ROUTES) => {
  const found = matchRoute(routes, path)
  return found && [found.route.id, found.params]
}

test.each([
  ['/', ['home', {}]],
  ['', ['home', {}]],
  ['/cabinet/orders/17', ['order', { orderId: '17' }]],
  ['/cabinet/orders/17/', ['order', { orderId: '17' }]],
  ['/cabinet/orders/x17', undefined],
  ['/cabinet/orders/17x', undefined],
  ['/cabinet/orders', ['pair', { one: 'cabinet', two: 'orders' }]],
  ['/cabinet/orders/17/print', undefined],
  ['/catalog/HP_laser-1', ['brand', { code: 'HP_laser-1' }]],
  ['/catalog/.hp', undefined],
  ['/catalog/hp.', undefined],
  ['/catalog/бренд', undefined],
  ['/nowhere', undefined],
  ['//', undefined],
  ['//cabinet/orders/17', undefined],
  ['/cabinet//orders/17', undefined],
  ['/cabinet/orders/17//', undefined],
  ['/Cabinet/Orders/17', undefined],
  ['/%63abinet/orders/17', undefined],
  ['/cabinet%2Forders/17', undefined],
  ['/cabinet/orders/%31%37', undefined],
  ['/cabinet/./orders/17', undefined],
  ['/x/../cabinet/orders/17', undefined],
  ['/cabinet\\orders\\17', undefined],
  ['/cabinet/orders/١٧', undefined],
  ['/cabinet/orders/17;a=1', undefined],
])('%s is %j', (path, found) => expect(match(path)).toEqual(found))

test('the route with more literal segments wins, whichever stands first; of equals the first', () => {
  for (const routes of [ROUTES, [...ROUTES].reverse()])
    expect(match('/catalog/search', routes)).toEqual(['search', {}])
  const equals = [
    { id: 'first', path: '/a/:x' },
    { id: 'second', path: '/a/:y' },
  ]
  expect(match('/a/b', equals as typeof ROUTES)).toEqual(['first', { x: 'b' }])
})

test.each([
  ['/search?q=a', '/search', '?q=a'],
  ['/search', '/search', ''],
  ['/search?', '/search', '?'],
  ['/search?q=a?b#c?d', '/search', '?q=a?b'],
  ['/search#c?d', '/search', ''],
  ['//search/1?a', '//search/1', '?a'],
  ['/a/../b', '/a/../b', ''],
])('%s is the path %s and the query %s', (url, pathname, search) =>
  expect(splitUrl(url)).toEqual({ pathname, search }),
)

const odd = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%',
    '\t',
    '?',
    '#',
    ';',
    ':',
    '@',
    'ё',
    '%D1%91',
    '1',
    '17',
    'catalog',
  ],
  ...['search', 'Search', 'cabinet', 'orders', 'shop.example', 'http:', ''],
)

test('[EDGE-004] what has a route is read by browsers as the same path: no spelling leads to two pages', () => {
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 9 }), (pieces) => {
      const target = `/${pieces.join('')}`
      const { pathname, search } = splitUrl(target)
      if (!matchRoute(ROUTES, pathname)) return
      const url = new URL(target, 'http://shop')
      expect([url.host, url.pathname]).toEqual(['shop', pathname])
      expect(search.startsWith('?') || search === '').toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('what a browser sends has a route there exactly if it has one here', () => {
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 9 }), (pieces) => {
      const url = `http://shop/${pieces.join('')}`
      fc.pre(URL.canParse(url))
      const { pathname, search } = new URL(url)
      expect(splitUrl(pathname + search)).toEqual({ pathname, search })
    }),
  )
})
