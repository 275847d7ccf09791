import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createStore } from '@prilavok/shared-kernel/store'
import { createTestPlatform, customerCookies, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { createAnswerStore, DATABASE } from './answer-store'
import { lookForServer } from './look-for-server'
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'

describe('saved-answers', () => {
  const { data, calls } = testApi(
    () => ({ answers: true, orders: ['Заказ 7'] as unknown }),
    ({ path }, known) => {
      if (!known.answers) return 0
      if (path === '/v3/api/client/orders/') return { ITEMS: known.orders }
      return path === '/v3/api/personal/info/' ? { ITEM: { ID: 1 } } : undefined
    },
  )

  const cookiesOf = (stamp: string) => {
    const cookies = customerCookies()
    cookies.set('login_stamp', stamp)
    return cookies
  }
  /** No two moments are the same. */
  const clock = { now: Date.now() }
  const started: Kernel[] = []

  /** A page of the browser, which saves; the next one of the same browser reads what this one has saved. */
  function openPage({ cookies = cookiesOf('anna'), online = true, isSavedCopy = false } = {}) {
    const state = { online }
    const platform = createTestPlatform({ cookies, isOnline: () => state.online, now: () => ++clock.now })
    const kernel = testKernel({ platform, savesAnswers: { isSavedCopy } })
    const orders = {
      queryKey: ['orders'],
      queryFn: () => kernel.api.get('/v3/api/client/orders/') as Promise<{ ITEMS: unknown }>,
    }
    const page = {
      kernel,
      cookies,
      orders: () => kernel.query.fetchQuery(orders),
      go: (isOnline: boolean) => {
        state.online = isOnline
      },
      hide: () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
      },
    }
    started.push(kernel)
    return page
  }

  /** What has been given to the database is in it: a transaction waits for those before it. */
  const written = () => createAnswerStore(Date.now).read('nobody', 'nothing')

  async function savedPage(options?: Parameters<typeof openPage>[0]) {
    const page = openPage(options)
    await page.kernel.savedAnswers?.start()
    await page.orders()
    page.hide()
    await written()
    return page
  }

  afterEach(async () => {
    for (const kernel of started.splice(0)) kernel.dispose()
    await deleteDB(DATABASE)
  })

  test('what the server has answered is shown by a later page to which it does not answer, as old as it is', async () => {
    await savedPage()
    const [saved] = openPage().kernel.query.getQueryCache().getAll()
    expect(saved).toBeUndefined()
    data.answers = false
    const next = openPage()
    const before = Date.now()
    expect(await next.orders()).toEqual({ ITEMS: ['Заказ 7'] })
    await waitFor(() =>
      expect(next.kernel.query.getQueryState(['orders'])?.dataUpdatedAt).toBeLessThan(before),
    )
    expect(next.kernel.savedAnswers?.inUse.current()).toBe(true)
  })

  test('where it is known that there is no connection, the saved answer comes without a call', async () => {
    await savedPage()
    for (const page of [openPage({ online: false }), openPage({ isSavedCopy: true })]) {
      const before = calls.length
      expect(await page.orders()).toEqual({ ITEMS: ['Заказ 7'] })
      expect(calls).toHaveLength(before)
    }
  })

  test('when the server answers again, everything that is shown is asked for anew', async () => {
    await savedPage()
    const page = openPage({ isSavedCopy: true })
    await page.orders()
    const { query, savedAnswers } = page.kernel
    data.orders = ['Заказ 8']
    await query.fetchQuery({
      queryKey: queryKeys.personal,
      queryFn: () => page.kernel.api.get('/v3/api/personal/info/'),
    })
    expect(savedAnswers?.inUse.current()).toBe(false)
    expect(query.getQueryState(['orders'])?.isInvalidated).toBe(true)
    expect(await page.orders()).toEqual({ ITEMS: ['Заказ 8'] })
  })

  test('an error that the server says is an error, whatever is saved', async () => {
    await savedPage()
    const page = openPage()
    data.orders = undefined
    await page.kernel.query
      .fetchQuery({ queryKey: ['orders'], queryFn: () => page.kernel.api.get('/v3/api/unknown/') })
      .then(
        () => expect('an answer').toBe('an error'),
        (error) => expect(error).toMatchObject({ kind: 'answer', status: 404 }),
      )
  })

  test.each([
    ['a visitor', () => createTestPlatform().cookies],
    ['the next user', () => cookiesOf('boris')],
    ['a user whose login cannot be told from another', () => customerCookies()],
  ])('%s is never shown what another user was answered', async (_who, cookies) => {
    await savedPage()
    const page = openPage({ cookies: cookies(), online: false })
    data.answers = false
    await expect(page.orders()).rejects.toMatchObject({ kind: 'network' })
  })

  test.each([
    ['a logout', { state: 'visitor' }, ['has_refresh_token', 'login_stamp']],
    ['a session that ends by itself', { state: 'visitor', expired: true }, ['has_refresh_token']],
  ] as const)(
    '%s deletes what was saved for the user, and what was about to be',
    async (_what, event, removed) => {
      const page = await savedPage()
      const cookies = cookiesOf('anna')
      await page.kernel.query.fetchQuery({ queryKey: ['late'], queryFn: async () => 'secret' })
      for (const name of removed) page.cookies.remove(name)
      page.kernel.bus.emit('session:changed', event)
      page.hide()
      await written()
      data.answers = false
      const again = openPage({ cookies, online: false })
      await expect(again.orders()).rejects.toMatchObject({ kind: 'network' })
      const failing = () => again.kernel.api.get('/v3/api/client/orders/')
      for (const owner of [again, openPage({ cookies: page.cookies, online: false })])
        await expect(
          owner.kernel.query.fetchQuery({ queryKey: ['late'], queryFn: failing }),
        ).rejects.toMatchObject({ kind: 'network' })
    },
  )
})

describe('look-for-server', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function page(isUsed = true) {
    const connection = { online: true }
    const kernel = testKernel({ platform: { isOnline: () => connection.online } })
    const asked = jest.spyOn(kernel.query, 'refetchQueries').mockResolvedValue()
    const inUse = createStore(isUsed)
    lookForServer(kernel, inUse)
    /** How often it was asked within so many seconds. */
    const asks = (seconds: number) => {
      asked.mockClear()
      jest.advanceTimersByTime(seconds * 1000)
      return asked.mock.calls.length
    }
    return { connection, asked, inUse, asks }
  }

  test('after 5, 10, 20 and 40 seconds, then each minute, it is asked who visits', () => {
    const { asked, asks } = page()
    expect(asks(4.999)).toBe(0)
    expect(asks(0.001)).toBe(1)
    expect(asked).toHaveBeenCalledWith({ queryKey: queryKeys.personal })
    expect([asks(9.999), asks(0.001), asks(20), asks(40)]).toEqual([0, 1, 1, 1])
    expect([asks(59.999), asks(0.001), asks(60)]).toEqual([0, 1, 1])
  })

  test('nothing is asked while the browser is sure that there is no connection', () => {
    const { connection, asks } = page()
    connection.online = false
    expect(asks(35)).toBe(0)
    connection.online = true
    expect(asks(40)).toBe(1)
  })

  test('with the connection it is asked at once, where saved answers are shown', () => {
    const { asked, inUse } = page()
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveBeenCalledTimes(1)
    inUse.set(false)
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
