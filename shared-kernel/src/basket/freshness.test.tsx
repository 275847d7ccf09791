import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel, PageEvent } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { browserOfTabs, customerCookies, testKernel, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketState } from './basket-state'
import { createChanges } from './change'
import { createFreshness } from './freshness'
import { basketServer } from './testing/basket-server'

const { data, called } = basketServer()
const counted = () => called('action=count').length
const shownCount = ({ query }: Kernel) => query.getQueryData<BasketCountsAnswer>(queryKeys.basketCounts)?.CNT

/** A page of one product that can be hidden and shown. */
async function open(platform: Parameters<typeof testKernel>[0] = {}) {
  const listeners: [PageEvent, () => void][] = []
  const kernel = testKernel({
    platform: {
      ...platform.platform,
      onPage(event, listener) {
        listeners.push([event, listener])
        return () => undefined
      },
    },
  })
  data.held.set(1, 3)
  kernel.query.setQueryData(queryKeys.basketCounts, {
    CNT: 1,
    SUM: 30,
    ROWS_HASH: '1,3',
    LOYALTY: { CNT: 0, SUM: 0 },
  })
  const products = [...queryKeys.products, 'x']
  kernel.query.setQueryData(products, { ITEMS: [{ ID: 1, BASKET: 3 }] })
  kernel.basket.watch('main', 1)
  await waitFor(() => expect(listeners.some(([event]) => event === 'online')).toBe(true))
  await waitFor(() => expect(listeners.filter(([event]) => event === 'shown').length).toBeGreaterThan(1))
  const tell = (event: PageEvent) => {
    for (const [name, listener] of listeners) if (name === event) listener()
  }
  const held = () => kernel.query.getQueryData<{ ITEMS: { BASKET: number }[] }>(products)?.ITEMS[0]?.BASKET
  return { kernel, tell, held }
}

test('a page that is shown again takes what another device has done meanwhile', async () => {
  const { kernel, tell, held } = await open()
  data.held = new Map([
    [1, 7],
    [2, 1],
  ])
  tell('shown')
  await waitFor(() => expect(held()).toBe(7))
  expect(shownCount(kernel)).toBe(2)
})

test('the other tabs of the browser hear of it, and ask for nothing themselves', async () => {
  const browser = browserOfTabs(visitorCookies())
  const { tell } = await open({ platform: browser.tab() })
  const other = testKernel({ platform: browser.tab() })
  other.query.setQueryData(queryKeys.basketCounts, { CNT: 1, SUM: 30, LOYALTY: { CNT: 0, SUM: 0 } })
  data.held.set(2, 5)
  tell('shown')
  await waitFor(() => expect(shownCount(other)).toBe(2))
  expect(counted()).toBe(1)
})

describe('how often', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function watched({ cookies = customerCookies() } = {}) {
    const connection = { online: true }
    const listeners = new Map<PageEvent, () => void>()
    const asked = jest.fn()
    const state: BasketState = {
      version: 0,
      telling: false,
      besides: 0,
      openBaskets: 1,
      made: new Map(),
      watched: new Map(),
    }
    const changes = createChanges()
    const { api, bus, query, notices, platform } = testKernel({
      platform: {
        cookies,
        isOnline: () => connection.online,
        onPage(event, listener) {
          listeners.set(event, listener)
          return () => undefined
        },
      },
    })
    // Nothing is known yet, so each look ends at once.
    jest.spyOn(query, 'getQueryData').mockImplementation(asked)
    const follow = async () => undefined
    const freshness = createFreshness({ api, bus, query, notices, platform, changes, state, follow })
    const looks = async (seconds: number) => {
      asked.mockClear()
      await jest.advanceTimersByTimeAsync(seconds * 1000)
      return asked.mock.calls.length
    }
    const tell = (event: PageEvent) => listeners.get(event)?.()
    /** Counts are known from now on, and looked for at the server, which does not answer. */
    const failLooks = () => {
      jest.spyOn(query, 'getQueryData').mockReturnValue({ CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } })
      jest.spyOn(api, 'get').mockImplementation(async () => {
        asked()
        throw new Error('No answer')
      })
    }
    /** The server knows of a change that this page does not. */
    const changeElsewhere = () => {
      const counts = { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }
      jest.spyOn(query, 'getQueryData').mockReturnValue(counts)
      const get = jest.spyOn(api, 'get').mockImplementation(async () => {
        asked()
        return counts
      })
      get.mockResolvedValueOnce({ ...counts, CNT: 1 })
    }
    return { freshness, state, changes, looks, tell, failLooks, changeElsewhere, connection, bus, cookies }
  }

  test('every three seconds, after ten minutes not at all', async () => {
    const { freshness, looks } = watched()
    expect(await looks(10)).toBe(0)
    freshness.wake()
    expect(await looks(60)).toBe(20)
    await looks(600)
    expect(await looks(60)).toBe(0)
    freshness.wake()
    expect(await looks(10)).toBe(3)
    freshness.dispose()
    expect(await looks(10)).toBe(0)
  })

  test('each second for a minute after somebody else has changed the basket', async () => {
    const { freshness, looks, changeElsewhere } = watched()
    changeElsewhere()
    freshness.wake()
    await looks(3)
    expect(await looks(60)).toBe(60)
    expect(await looks(60)).toBe(20)
  })

  test('not in a tab that is hidden', async () => {
    const { freshness, looks, tell } = watched()
    freshness.wake()
    tell('hidden')
    freshness.wake()
    expect(await looks(60)).toBe(0)
    tell('shown')
    expect(await looks(6)).toBe(2)
  })

  test('twice as seldom after each look without an answer, up to a minute; the connection wakes it', async () => {
    const { freshness, looks, tell, failLooks } = watched()
    failLooks()
    freshness.wake()
    // After 3, 6, 12, 24 and 48 seconds, then each minute.
    expect(await looks(94)).toBe(5)
    expect(await looks(120)).toBe(2)
    // After 6 and 12 more seconds, besides at once.
    tell('online')
    expect(await looks(19)).toBe(2)
  })

  test('not without a connection, nor for a visitor, who has no colleagues', async () => {
    const { freshness, looks, tell, connection } = watched()
    connection.online = false
    freshness.wake()
    expect(await looks(20)).toBe(0)
    connection.online = true
    tell('online')
    expect(await looks(9)).toBe(3)
    const cookies = visitorCookies()
    const visitor = watched({ cookies })
    visitor.freshness.wake()
    expect(await visitor.looks(20)).toBe(0)
    cookies.set('has_refresh_token', 'Y')
    visitor.bus.emit('session:changed', { state: 'customer' })
    expect(await visitor.looks(9)).toBe(3)
  })
})
