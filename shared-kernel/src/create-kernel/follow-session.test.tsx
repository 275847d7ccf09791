import type { Kernel, KeyValueStore, Platform } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import {
  customerCookies,
  testCustomer,
  testKernel,
  testStore,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const ORDERS = ['mf-cabinet', 'orders']
const server = setupServer(
  http.post('http://localhost/v3/oauth/token/', () =>
    HttpResponse.json({
      access_token: 'next',
      expires_in: 3600,
      has_refresh_token: true,
    }),
  ),
  http.get('http://localhost/v3/api/slow/', async () => {
    await delay(20)
    return HttpResponse.json({ OF: 'the former' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** A tab of a customer that can be hidden and shown. */
function tab(cookies: KeyValueStore = customerCookies(), changes: Partial<Platform> = {}) {
  const shown = new Set<() => void>()
  const kernel = testKernel({
    platform: {
      cookies,
      onPage: (event, listener) => {
        if (event === 'shown') shown.add(listener)
        return () => shown.delete(listener)
      },
      ...changes,
    },
  })
  visit(kernel, 5)
  kernel.query.setQueryData(ORDERS, ['private'])
  const show = () => {
    for (const listener of shown) listener()
  }
  return {
    kernel,
    show,
    orders: () => kernel.query.getQueryData(ORDERS),
    changes: kernel.userChanges.current,
  }
}
const visit = ({ query }: Kernel, ID: number | null) =>
  query.setQueryData(queryKeys.personal, { ITEM: ID === null ? testVisitor() : testCustomer({ ID }) })

test('a login over another session leaves nothing of the former user, before anything is rendered', async () => {
  const { kernel, orders, changes } = tab()
  kernel.notices.show({ text: 'Заказ 17 отменён' })
  kernel.modals.open('cancelOrder', { orderId: 17 })
  const seen: unknown[] = []
  kernel.userChanges.subscribe(() => seen.push([orders(), kernel.modals.current(), kernel.notices.current()]))
  await kernel.token.login('other@example.com', 'secret')
  expect(seen).toEqual([[undefined, [], []]])
  expect(changes()).toBe(1)
})

describe('after a login in place of a visitor', () => {
  afterEach(() => jest.useRealTimers())

  /** Queries that are on the screen; what is asked for anew is noted, and answered when the test says so. */
  function screen() {
    const { kernel } = tab(testStore())
    const asked: string[] = []
    const answers = new Map<string, () => void>()
    const show = (name: string, queryKey: QueryKey, initialData: unknown) =>
      new QueryObserver<unknown>(kernel.query, {
        queryKey,
        initialData,
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: () =>
          new Promise((resolve) => {
            asked.push(name)
            answers.set(name, () => resolve(initialData))
          }),
      }).subscribe(() => undefined)
    show('list', ['mf-catalog', 'list'], ['a product'])
    show('favourites', queryKeys.favouritesCount, { CNT: 1 })
    show('personal', queryKeys.personal, { ITEM: testVisitor() })
    return { kernel, asked, show, answer: (name: string) => answers.get(name)?.() }
  }

  test('name and badges are read anew before what the page shows, each once', async () => {
    const { kernel, asked, answer } = screen()
    await kernel.token.login('client@example.com', 'secret')
    expect(asked.toSorted()).toEqual(['favourites', 'personal'])
    answer('favourites')
    answer('personal')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked[2]).toBe('list')
  })

  test('the page waits for them 300 ms at most, and asks for neither again', async () => {
    const { kernel, asked } = screen()
    jest.useFakeTimers()
    kernel.bus.emit('session:changed', { state: 'customer' })
    await jest.advanceTimersByTimeAsync(299)
    expect(asked.toSorted()).toEqual(['favourites', 'personal'])
    await jest.advanceTimersByTimeAsync(1)
    expect(asked.toSorted()).toEqual(['favourites', 'list', 'personal'])
  })
})

test('an expired session keeps the page for the same user; who else logs in then gets a new one', () => {
  const { kernel, changes } = tab()
  kernel.bus.emit('session:changed', { state: 'visitor', expired: true })
  visit(kernel, null)
  kernel.bus.emit('session:changed', { state: 'customer' })
  visit(kernel, 5)
  expect(changes()).toBe(0)
  kernel.bus.emit('session:changed', { state: 'visitor', expired: true })
  kernel.query.setQueryData(ORDERS, ['private'])
  visit(kernel, 6)
  expect(changes()).toBe(1)
  expect(kernel.query.getQueryData(ORDERS)).toBeUndefined()
  expect(kernel.query.getQueryData(queryKeys.personal)).toMatchObject({ ITEM: { ID: 6 } })
})

test.each([
  ['other@example.com', 1],
  [testCustomer().EMAIL.toUpperCase(), 0],
])(
  'after a session that has ended by itself the page is that of the same user only: a login as %s',
  async (email, count) => {
    const { kernel, changes } = tab()
    kernel.bus.emit('session:changed', { state: 'visitor', expired: true })
    for (const name of ['has_refresh_token', 'access_token', 'expires']) kernel.platform.cookies.remove(name)
    visit(kernel, null)
    await kernel.token.login(email, 'secret')
    expect(changes()).toBe(count)
  },
)

test('an answer that was asked for by the former user reaches nobody', async () => {
  const { kernel } = tab()
  const call = kernel.api.get('/v3/api/slow/')
  kernel.bus.emit('session:changed', { state: 'customer', replaced: true })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

describe('a page that was frozen, or comes back by «Back»', () => {
  /** What has become of the cookies while it could not listen. */
  const changes: [string, (cookies: KeyValueStore) => void, number, unknown][] = [
    ['another login', (cookies) => cookies.set('login_stamp', 'other'), 1, undefined],
    [
      'a logout',
      (cookies) => {
        cookies.remove('has_refresh_token')
        cookies.remove('login_stamp')
      },
      1,
      undefined,
    ],
    [
      'an end of the session by itself',
      (cookies) => {
        cookies.remove('has_refresh_token')
      },
      0,
      undefined,
    ],
  ]
  test.each(changes)('after %s', (_what, change, times, data) => {
    const cookies = customerCookies()
    cookies.set('login_stamp', 'first')
    const { show, orders, changes } = tab(cookies)
    change(cookies)
    show()
    show()
    expect([changes(), orders()]).toEqual([times, data])
  })

  test('after a login a visitor’s page reads everything anew', () => {
    const cookies = testStore()
    const { kernel, show, changes } = tab(cookies)
    visit(kernel, null)
    for (const name of ['refresh_token', 'has_refresh_token', 'login_stamp']) cookies.set(name, 'Y')
    show()
    expect(kernel.query.getQueryState(ORDERS)?.isInvalidated).toBe(true)
    expect(changes()).toBe(0)
  })
})

describe('what a page finds out for itself', () => {
  const LOGIN = { has_refresh_token: 'Y', login_stamp: 'first' }
  test.each<[string, Record<string, string>, Record<string, string>, object[]]>([
    ['a refresh', LOGIN, { ...LOGIN, access_token: 'newer' }, []],
    ['a login', {}, LOGIN, [{ state: 'customer', expired: false, replaced: false }]],
    [
      'a session without a password',
      {},
      { login_stamp: 'first@500', expires: '500' },
      [{ state: 'partial', expired: false, replaced: false }],
    ],
    [
      'another login over this one',
      LOGIN,
      { ...LOGIN, login_stamp: 'second' },
      [{ state: 'customer', expired: false, replaced: true }],
    ],
    [
      'the end of a login of before the stamps',
      { has_refresh_token: 'Y' },
      {},
      [{ state: 'visitor', expired: false, replaced: false, unexplained: true }],
    ],
  ])('%s is told once, in this tab alone', (_what, before, now, told) => {
    const cookies = testStore(before)
    const post = jest.fn()
    const { kernel, show } = tab(cookies, { tabs: { post, subscribe: () => () => undefined } })
    const heard: object[] = []
    kernel.bus.on('session:changed', (change) => heard.push(change))
    for (const name of Object.keys(before)) cookies.remove(name)
    for (const [name, value] of Object.entries(now)) cookies.set(name, value)
    show()
    show()
    expect(heard).toEqual(told)
    expect(post).not.toHaveBeenCalled()
  })
})

test('the question about what is typed goes with the former user, and what was being changed with it', () => {
  const { kernel } = tab()
  const [stay, leave] = [jest.fn(), jest.fn()]
  kernel.leaveGuards.add()
  kernel.leaveGuards.leave(leave)
  const question = kernel.leaveGuards.question.current()
  expect(question).toBeDefined()
  kernel.query.getMutationCache().build(kernel.query, { mutationFn: async () => stay() })
  kernel.bus.emit('session:changed', { state: 'visitor' })
  expect(kernel.leaveGuards.question.current()).toBeFalsy()
  expect(leave).not.toHaveBeenCalled()
  expect(kernel.query.getMutationCache().getAll()).toEqual([])
})
