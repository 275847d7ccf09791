import { matchRoute } from './route-match'

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
