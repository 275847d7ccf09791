import { queryKeys } from '@prilavok/shared-kernel/queries'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { QueryClient } from '@tanstack/react-query'
import { pack, unpack } from '../state/pack'
import { packQueries, unpackQueries } from '../state/query-state'
import { loginReason } from './login-reason'
import { zonedTime } from './zoned-clock'

describe('login-reason', () => {
  const kernelWith = (favourites?: number) => {
    const kernel = testKernel({ plan: shopPlan() })
    if (favourites !== undefined) kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: favourites })
    return kernel
  }
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

  test.each([
    [undefined, 'Избранное открывается после входа.'],
    [0, 'Избранное открывается после входа.'],
    [1, 'Избранное открывается после входа. Отмеченные товары сохранятся и будут в нём.'],
  ])('of the favourites with %s marked', (count, reason) => {
    for (const url of ['/catalog/favorite', '/catalog/favorite?page=2', '/catalog/favorite#top'])
      expect(plain(loginReason(kernelWith(count), url))).toBe(reason)
  })

  test('a page of customers says its name', () => {
    expect(loginReason(kernelWith(), '/cabinet/orders?status=1')).toBe(
      'Раздел «Мои заказы» открывается после входа.',
    )
  })

  test.each(['/catalog-list', '/no-such-page', '/cabinet/orders/7'])('%s has no reason to say', (url) => {
    expect(loginReason(kernelWith(), url)).toBeUndefined()
  })
})

describe('zoned-clock', () => {
  test('the clock is that of the shop, Moscow’s where it names none or one that nobody knows', () => {
    const moment = Date.parse('2026-03-02T20:30:00Z')
    expect(zonedTime(moment)).toEqual({ day: '2026-03-02', weekday: 0, minutes: 23 * 60 + 30 })
    expect(zonedTime(moment, 'Asia/Yekaterinburg')).toEqual({ day: '2026-03-03', weekday: 1, minutes: 90 })
    expect(zonedTime(moment, 'Mars/Olympus')).toEqual(zonedTime(moment))
  })
})

describe('query-state', () => {
  test.each([
    [null],
    [0],
    ['text'],
    [[]],
    [{}],
    [[0, 1]],
    [[[], [[]], {}]],
    [{ a: [{ b: 1, c: null }, { c: 2, b: [] }, { b: { b: '' } }] }],
    [JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "": 3}')],
  ])('%j comes back as it was packed', (value) => {
    expect(JSON.stringify(unpack(JSON.parse(JSON.stringify(pack(value)))))).toBe(JSON.stringify(value))
  })

  test('names of fields are sent once for all rows', () => {
    const rows = Array.from({ length: 36 }, (_, ID) => ({
      ID,
      UP_CODE_1C: '184302',
      MARKS: [{ CODE: 'hot' }],
    }))
    const text = JSON.stringify(pack({ ITEMS: rows }))
    for (const name of ['ID', 'UP_CODE_1C', 'MARKS', 'CODE']) expect(text.split(`"${name}"`)).toHaveLength(2)
  })

  test('a field that is not set is not sent', () => {
    expect(unpack(pack({ a: undefined, b: null }))).toEqual({ b: null })
  })

  test('the browser goes on with what the server has loaded, as fresh as it was there', async () => {
    const [server, browser] = [new QueryClient(), new QueryClient()]
    await server.prefetchQuery({ queryKey: ['list', { page: 1 }], queryFn: () => ({ ITEMS: [{ ID: 7 }] }) })
    await server.prefetchQuery({
      queryKey: ['failed'],
      queryFn: () => Promise.reject(new Error('no answer')),
      retry: false,
    })
    unpackQueries(browser, JSON.parse(JSON.stringify(packQueries(server))))
    expect(browser.getQueryData(['list', { page: 1 }])).toEqual({ ITEMS: [{ ID: 7 }] })
    expect(browser.getQueryState(['list', { page: 1 }])?.dataUpdatedAt).toBe(
      server.getQueryState(['list', { page: 1 }])?.dataUpdatedAt,
    )
    expect(browser.getQueryCache().getAll()).toHaveLength(1)
  })

  test('to a browser whose clock is two days behind, it is as old as it is, not fresh for two days', () => {
    const [server, browser] = [new QueryClient(), new QueryClient()]
    const now = Date.now()
    server.setQueryData(['early'], 1, { updatedAt: now - 1000 })
    server.setQueryData(['late'], 2, { updatedAt: now })
    const packed = packQueries(server)
    const behind = now - 2 * 86_400_000
    jest.spyOn(Date, 'now').mockReturnValue(behind)
    unpackQueries(browser, packed)
    expect(browser.getQueryState(['late'])?.dataUpdatedAt).toBe(behind)
    expect(browser.getQueryState(['early'])?.dataUpdatedAt).toBe(behind - 1000)
    jest.restoreAllMocks()
  })
})
