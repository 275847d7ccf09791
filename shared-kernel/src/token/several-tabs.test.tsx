import type { Kernel, KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { browserOfTabs, testCustomer, testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const START = Date.parse('2025-10-14T09:00:00Z')
const HOUR_MS = 3_600_000
const clock = { now: START }

/** A token call as the edge and the API answer it together: tokens expire by the clock, a refresh is taken while the login stands. */
const shop = {
  grants: [] as string[],
  calls: [] as string[],
  /** Tokens of the orders. */
  orders: [] as (string | null)[],
  tokens: new Map<string, number>(),
  isLoginGood: true,
  isAway: false,
}
const server = setupServer(
  http.post('http://localhost/v3/oauth/token/', async ({ request }) => {
    const grant = new URLSearchParams(await request.text()).get('grant_type') ?? ''
    shop.grants.push(grant)
    await delay(5)
    if (shop.isAway) return HttpResponse.json({}, { status: 503 })
    if (grant === 'refresh_token' && !shop.isLoginGood)
      return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
    const access_token = `${grant}-${shop.grants.length}`
    shop.tokens.set(access_token, clock.now + HOUR_MS)
    const has_refresh_token = grant !== 'client_credentials'
    return HttpResponse.json({ access_token, expires_in: HOUR_MS / 1000, has_refresh_token })
  }),
  http.post('http://localhost/v3/oauth/token/revoke/', () => {
    shop.isLoginGood = false
    shop.tokens.clear()
    return HttpResponse.json({ SUCCESS: 'Y' })
  }),
  http.post('http://localhost/v1/order', ({ request }) => {
    shop.orders.push(new URL(request.url).searchParams.get('access_token'))
    return HttpResponse.json({})
  }),
  http.get('http://localhost/v1/:page', ({ request, params }) => {
    const token = new URL(request.url).searchParams.get('access_token') ?? ''
    if ((shop.tokens.get(token) ?? 0) < clock.now)
      return HttpResponse.json({ meta: { errorDetail: 'token expired' } }, { status: 401 })
    shop.calls.push(String(params.page))
    return HttpResponse.json({ PAGE: params.page })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  clock.now = START
  Object.assign(shop, {
    grants: [],
    calls: [],
    orders: [],
    tokens: new Map(),
    isLoginGood: true,
    isAway: false,
  })
})
afterAll(() => server.close())

function tabs(count: number, cookies: KeyValueStore = testStore()): Kernel[] {
  const browser = browserOfTabs(cookies)
  return Array.from({ length: count }, () => testKernel({ platform: browser.tab({ now: () => clock.now }) }))
}
/** Messages of other tabs do not come. */
const UNHEARD = { post: () => undefined, subscribe: () => () => undefined }
const expiredLogin = () =>
  testStore({ access_token: 'old', expires: String(START - 1), has_refresh_token: 'Y', login_stamp: 'one' })
const callAll = (kernels: Kernel[]) =>
  Promise.allSettled(
    kernels.flatMap(({ api }, tab) => ['a', 'b', 'c'].map((page) => api.get(`/v1/${tab}${page}`))),
  )
const lost = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'rejected')

test('[KERN-002, KERN-006] ten tabs with an expired token make one refresh and lose no call', async () => {
  const kernels = tabs(10, expiredLogin())
  expect(lost(await callAll(kernels))).toEqual([])
  expect(shop.grants).toEqual(['refresh_token'])
  expect(new Set(shop.calls).size).toBe(30)
  clock.now += HOUR_MS
  await callAll(kernels)
  expect(shop.grants).toEqual(['refresh_token'])
  clock.now += 1
  expect(lost(await callAll(kernels))).toEqual([])
  expect(shop.grants).toEqual(['refresh_token', 'refresh_token'])
})

test('[KERN-007] of a token that the server rejects one tab is cleared and loaded anew; what other tabs have asked goes out once more with the next one', async () => {
  const cookies = testStore({
    access_token: 'taken back',
    expires: String(START + HOUR_MS),
    has_refresh_token: 'Y',
    login_stamp: 'one',
  })
  const browser = browserOfTabs(cookies)
  const reloads = jest.fn()
  const kernels = [1, 2, 3].map((tab) =>
    testKernel({ platform: browser.tab({ now: () => clock.now, reload: () => reloads(tab) }) }),
  )
  const results = await Promise.allSettled(kernels.map(({ api }, tab) => api.get(`/v1/${tab}a`)))
  expect(lost(results)).toHaveLength(1)
  expect(reloads).toHaveBeenCalledTimes(1)
  expect(shop.calls).toHaveLength(2)
  expect(shop.grants).toEqual(['refresh_token'])
})

test('[KERN-004, KERN-006] ten tabs of a new visitor take one anonymous token', async () => {
  expect(lost(await callAll(tabs(10)))).toEqual([])
  expect(shop.grants).toEqual(['client_credentials'])
})

test('[KERN-003] a refresh that is rejected ends the login in all tabs; their calls go on as a visitor’s', async () => {
  shop.isLoginGood = false
  const kernels = tabs(3, expiredLogin())
  const heard = kernels.map(({ bus }) => {
    const states: unknown[] = []
    bus.on('session:changed', (change) => states.push(change))
    return states
  })
  expect(lost(await callAll(kernels))).toEqual([])
  expect(shop.grants).toEqual(['refresh_token', 'client_credentials'])
  expect(kernels.map(({ token }) => token.hasRefreshToken())).toEqual([false, false, false])
  expect(heard).toEqual(Array(3).fill([{ state: 'visitor', expired: true }]))
})

test.each([500, 502, 503, 429])(
  'an outage (%i) is no rejection: the login waits for the next try',
  async (status) => {
    const [first, second] = tabs(2, expiredLogin())
    server.use(http.post('http://localhost/v3/oauth/token/', () => HttpResponse.json({}, { status })))
    await expect(first?.api.get('/v1/a')).rejects.toMatchObject({ name: 'ApiError', status })
    server.resetHandlers()
    expect(second?.token.hasRefreshToken()).toBe(true)
    await second?.api.get('/v1/a')
    expect(shop.grants).toEqual(['refresh_token'])
  },
)

test('a logout in one tab leaves no data in the other, and its calls are a visitor’s', async () => {
  const [here, there] = tabs(2)
  await here?.token.login('client@example.com', 'secret')
  there?.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() })
  there?.query.setQueryData(['mf-cabinet', 'orders'], ['private'])
  await here?.token.logout()
  expect(there?.query.getQueryData(queryKeys.personal)).toBeUndefined()
  expect(there?.query.getQueryData(['mf-cabinet', 'orders'])).toBeUndefined()
  await there?.api.get('/v1/a')
  expect(shop.grants).toEqual(['password', 'client_credentials'])
})

test('a login in another tab over the session of this one leaves nothing here, before anybody can look', async () => {
  const [here, there] = tabs(2)
  await here?.token.login('first@example.com', 'secret')
  here?.query.setQueryData(['mf-cabinet', 'orders'], ['private'])
  const seen: unknown[] = []
  here?.bus.on('session:changed', () => seen.push(here.query.getQueryData(['mf-cabinet', 'orders'])))
  await there?.token.login('second@example.com', 'secret')
  expect(seen).toEqual([undefined])
  expect([here?.userChanges.current(), there?.userChanges.current()]).toEqual([1, 1])
})

describe('an order of a user whose token has expired, while another tab has the lock', () => {
  const changes: [string, (tab: Kernel) => Promise<unknown>][] = [
    ['another login', ({ token }) => token.login('second@example.com', 'secret')],
    ['a logout', ({ token }) => token.logout()],
  ]
  test.each(changes)('is not sent after %s', async (_what, change) => {
    const [here, there] = tabs(2, expiredLogin())
    const changed = change(there as Kernel)
    const order = here?.api.post('/v1/order')
    await expect(order).rejects.toMatchObject({ name: 'AbortError' })
    await changed
    expect(shop.orders).toEqual([])
  })

  test('is not sent either when the message of the other tab has not come yet', async () => {
    const browser = browserOfTabs(expiredLogin())
    const here = testKernel({ platform: browser.tab({ now: () => clock.now, tabs: UNHEARD }) })
    const there = testKernel({ platform: browser.tab({ now: () => clock.now }) })
    await there.token.login('second@example.com', 'secret')
    await expect(here.api.post('/v1/order')).rejects.toMatchObject({ name: 'AbortError' })
    expect([shop.orders, here.userChanges.current()]).toEqual([[], 1])
    await here.api.post('/v1/order')
    expect(shop.orders).toEqual(['password-1'])
  })
})

test('a session that the server has ended by its cookies is told before the next call', async () => {
  const cookies = expiredLogin()
  const [kernel] = tabs(1, cookies)
  const heard = jest.fn()
  kernel?.bus.on('session:changed', heard)
  cookies.remove('has_refresh_token')
  cookies.set('access_token', 'visitor')
  cookies.set('expires', String(clock.now + HOUR_MS))
  await kernel?.api.post('/v1/order')
  await kernel?.api.post('/v1/order')
  expect(heard.mock.calls).toEqual([[{ state: 'visitor', expired: true, replaced: false }]])
  expect(shop.orders).toEqual(['visitor', 'visitor'])
})

describe('a user without a password', () => {
  const PARTIAL = { access_token: 'partial', expires_in: 60 }
  const heardBy = ({ bus }: Kernel) => {
    const heard = jest.fn()
    bus.on('session:changed', heard)
    return heard
  }

  test('leaves nothing to a login over his session, in any tab', async () => {
    const [here, there] = tabs(2) as [Kernel, Kernel]
    await here.token.enter(PARTIAL)
    there.query.setQueryData(['mf-cabinet', 'orders'], ['private'])
    const heard = heardBy(there)
    await here.token.login('second@example.com', 'secret')
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ replaced: true }))
    expect(there.query.getQueryData(['mf-cabinet', 'orders'])).toBeUndefined()
  })

  test('is told when his token, which nothing renews, is over', async () => {
    const [here, there] = tabs(2) as [Kernel, Kernel]
    await here.token.enter(PARTIAL)
    const heard = [heardBy(here), heardBy(there)]
    clock.now += 60_001
    expect(await here.token.get()).toBe('client_credentials-1')
    for (const each of heard) expect(each.mock.calls).toEqual([[{ state: 'visitor', expired: true }]])
    await here.token.login('client@example.com', 'secret')
    expect(heard[1]).toHaveBeenLastCalledWith({ state: 'customer', replaced: false })
  })
})
