import fc from 'fast-check'
import { readFilters, writeFilters } from './filter-state'
import { joinReleases } from './join-releases'
import type { ReleaseDescriptor } from './release'
import { matchRoute, splitUrl } from './route-match'

describe('filter-state', () => {
  test('[KERN-039] filter state is written as pairs and reads back the same', () => {
    const state = { format: ['А4', 'А3'], price: ['0', '500'], 'ключ:;,%': ['1,5', 'a:b;c', '100 %', '%2C'] }
    expect(writeFilters({ format: ['А4', 'А3'], base: ['stock'] })).toBe('format:А4,А3;base:stock')
    expect(readFilters(writeFilters(state))).toEqual(state)
    expect(writeFilters({ format: [] })).toBe('')
    expect(readFilters('')).toEqual({})
  })

  test('[KERN-039] values of a repeated key come together; what is no state is told from an empty one', () => {
    expect(readFilters('base:new;;base:hot,new')).toEqual({ base: ['new', 'hot'] })
    for (const text of ['base', ':new', 'a:b:c', 'a:%E0%A4%A']) expect(readFilters(text)).toBeNull()
  })

  test('[KERN-039] a price keeps both its ends, equal or open', () => {
    for (const price of [
      ['100', '100'],
      ['', '500'],
      ['100', ''],
    ]) {
      expect(readFilters(writeFilters({ price }))).toEqual({ price })
    }
  })

  test('names that objects have by themselves are keys like others', () => {
    const state = readFilters('constructor:1;__proto__:2')
    expect(Object.keys(state ?? {})).toEqual(['constructor', '__proto__'])
  })
})

describe('join-releases', () => {
  const release = (
    name: ReleaseDescriptor['name'],
    rest: Partial<ReleaseDescriptor> = {},
  ): ReleaseDescriptor => ({
    name,
    requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
    routes: [],
    modals: [],
    slots: [],
    ...rest,
  })

  test('a page has the routes and modals of all its releases, each with its part', () => {
    const joined = joinReleases([
      release('shell', { routes: [{ id: 'shell.home', path: '/', expose: './HomePage', access: 'anyone' }] }),
      release('mf-catalog', {
        routes: [{ id: 'catalog.list', path: '/list', expose: './ListPage', access: 'anyone' }],
        modals: [{ name: 'QuickView', expose: './QuickView' }],
      }),
    ])
    expect(joined.routes).toEqual([
      { id: 'shell.home', path: '/', expose: './HomePage', access: 'anyone', part: 'shell' },
      { id: 'catalog.list', path: '/list', expose: './ListPage', access: 'anyone', part: 'mf-catalog' },
    ])
    expect(joined.modals).toEqual({ QuickView: { part: 'mf-catalog', expose: './QuickView' } })
  })

  test('several widgets of one slot stand by their order, those without one as 0, equal ones by their releases', () => {
    const slot = 'home.blocks' as const
    const { slots } = joinReleases([
      release('mf-catalog', {
        slots: [
          { slot, expose: './Last', order: 5 },
          { slot, expose: './Middle' },
        ],
      }),
      release('mf-basket', {
        slots: [
          { slot, expose: './Equal' },
          { slot, expose: './First', order: -1 },
          { slot: 'header.basket', expose: './HeaderBasket' },
        ],
      }),
    ])
    expect(slots).toEqual({
      'home.blocks': [
        { part: 'mf-basket', expose: './First' },
        { part: 'mf-catalog', expose: './Middle' },
        { part: 'mf-basket', expose: './Equal' },
        { part: 'mf-catalog', expose: './Last' },
      ],
      'header.basket': [{ part: 'mf-basket', expose: './HeaderBasket' }],
    })
  })

  test('the slots of the layout are the shell’s', () => {
    const layoutSlots = ['header.search'] as const
    const ofShell = release('shell', { layoutSlots: [...layoutSlots] })
    const ofPart = release('mf-catalog', { layoutSlots: ['home.blocks'] })
    expect(joinReleases([ofPart, ofShell]).layoutSlots).toEqual(['header.search'])
    expect(joinReleases([ofPart]).layoutSlots).toEqual([])
  })
})

describe('route-match', () => {
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
})
