import { routeViolations } from './route-violations'

const SECTION = { id: 'catalog.section', path: '/catalog/:id', access: 'anyone' }

test.each([
  ['as short as can be', {}],
  ['for customers', { access: 'customer' }],
  ['with kinds of its parameters', { path: '/catalog/:id/:code', params: { id: 'digits', code: 'code' } }],
  [
    'with slots, a title and a plan that stays',
    { slots: ['product.aside'], title: 'Каталог', keepsPlan: true },
  ],
  ['that search engines are told of', { sitemap: true }],
  ['with a page for each item of a call', { sitemap: { call: '/v3/api/catalog/sections/', field: 'ID' } }],
  ['whose name only begins like one of the edge', { path: '/partsbook' }],
])('a route %s is none the worse', (_, change) => {
  expect(routeViolations({ ...SECTION, ...change })).toEqual([])
})

const PATH = 'is no path like /catalog/:id'
const SITEMAP = 'sitemap must be true or name a call below /v3/api/ and a field of its items'

test.each<[change: object, violation: string]>([
  [{ id: 'section' }, 'route section: the id must be like catalog.section'],
  [{ id: undefined }, 'route "/catalog/:id": the id must be like catalog.section'],
  [{ path: 'catalog' }, `route catalog.section: "catalog" ${PATH}`],
  [{ path: '/a//b' }, `route catalog.section: "/a//b" ${PATH}`],
  [{ path: '/a?b' }, `route catalog.section: "/a?b" ${PATH}`],
  [{ path: '/:1' }, `route catalog.section: "/:1" ${PATH}`],
  ...[
    '/v3/api',
    '/upload/x',
    '/parts',
    '/beacon',
    '/healthz',
    '/robots.txt',
    '/sitemap-2.xml',
    '/shop-icon-32.png',
  ].map((path) => [{ path }, `route catalog.section: ${path} belongs to the edge`] as [object, string]),
  [{ access: 'client' }, 'route catalog.section: access must be anyone or customer'],
  [{ params: { code: 'code' } }, 'route catalog.section: the path has no :code'],
  [{ params: { id: 'letters' } }, 'route catalog.section: :id must be digits or code'],
  [{ slots: 'aside' }, 'route catalog.section: slots must be a list of slot names'],
  [{ slots: ['aside', 1] }, 'route catalog.section: slots must be a list of slot names'],
  [{ keepsPlan: false }, 'route catalog.section: keepsPlan must be true'],
  [{ title: 5 }, 'route catalog.section: the title must be a text'],
  [{ sitemap: false }, `route catalog.section: ${SITEMAP}`],
  [{ sitemap: { call: '/v3/api/catalog/' } }, `route catalog.section: ${SITEMAP}`],
  [{ sitemap: { call: '/v1/login/', field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
  [{ sitemap: { call: '/v3/api/catalog/?all=1', field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
  [{ sitemap: { call: 7, field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
])('a route with %j is told of', (change, violation) => {
  expect(routeViolations({ ...SECTION, ...change })).toEqual([violation])
})
