import type { Plan } from '@prilavok/shared-kernel/contract'
import type { VisitPlan } from '../registry/plan-of-visit'
import type { ShopState } from '../supplier/shops'
import { GREEN } from '../testing/fake-shop'
import { findPage } from './find-page'

const OPEN: ShopState = { status: 'open', shop: GREEN }
const planned = (...paths: string[]): VisitPlan => ({
  plan: {
    routes: paths.map((path) => ({ id: path, path, part: 'mf-catalog', expose: './Page', access: 'anyone' })),
  } as unknown as Plan,
  isKept: false,
  isOverride: false,
})
const find = (
  path: string,
  {
    state = OPEN,
    plan = planned('/catalog'),
    maintenance = false,
  }: { state?: ShopState; plan?: VisitPlan | null; maintenance?: boolean } = {},
) => findPage({ path, state, planOf: () => plan ?? undefined, maintenance })

test('a path of the plan is its page, another one the page that says so', () => {
  const plan = planned('/catalog')
  expect(find('/catalog', { plan })).toEqual({
    kind: 'page',
    status: 200,
    shop: GREEN,
    planned: plan,
    route: plan.plan.routes[0],
    needsApi: true,
  })
  expect(find('/other', { plan })).toMatchObject({
    kind: 'page',
    status: 404,
    route: undefined,
    needsApi: true,
  })
})

test('a host without a shop has one page alone', () => {
  for (const path of ['/', '/repair'])
    expect(find(path, { state: { status: 'unknown' } })).toEqual({
      kind: 'static',
      status: 404,
      page: 'unknownShop',
    })
})

test.each([
  ['the shop', { state: { ...OPEN, status: 'maintenance' as const } }],
  ['the edge', { maintenance: true }],
])('while %s is in maintenance every page leads to the one that says so', (_whose, given) => {
  expect(find('/catalog', given)).toEqual({ kind: 'redirect', to: '/repair' })
  expect(find('/', given)).toEqual({ kind: 'redirect', to: '/repair' })
  expect(find('/server-error', given)).toEqual({ kind: 'redirect', to: '/repair' })
  for (const path of ['/repair', '/repair/'])
    expect(find(path, given)).toEqual({ kind: 'static', status: 200, page: 'repair' })
})

test.each([
  ['data of the shop', { state: { status: 'down' as const } }, 'noConnection'],
  ['a release', { plan: null }, 'noRelease'],
])('without %s a page says that, and what is always there is', (_what, given, page) => {
  expect(find('/catalog', given)).toEqual({ kind: 'static', status: 503, page })
  expect(find('/repair', given)).toEqual({ kind: 'static', status: 200, page: 'repair' })
  expect(find('/server-error/', given)).toEqual({ kind: 'static', status: 200, page: 'noConnection' })
})

test('what is always there is a page of the plan where it has one, which needs no API', () => {
  expect(find('/repair')).toEqual({ kind: 'static', status: 200, page: 'repair' })
  expect(find('/repair', { plan: planned('/repair') })).toMatchObject({
    kind: 'page',
    status: 200,
    needsApi: false,
  })
})

test('a slash at the end means nothing, but for the home page', () =>
  expect(find('/', { plan: planned('/') })).toMatchObject({ kind: 'page', status: 200 }))
