import { queryKeys } from '@prilavok/shared-kernel/queries'
import { customerCookies, testKernel, visitorCookies } from '@prilavok/shared-kernel/testing'
import { answerOwner } from './answer-owner'
import { type AnswerStore, createAnswerStore, DATABASE } from './answer-store'
import { recordAnswers } from './record-answers'
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'

describe('answer-owner', () => {
  test('a login without a stamp cannot be told from the next one: it has none', () => {
    const cookies = customerCookies()
    cookies.remove('login_stamp')
    expect(answerOwner(cookies)).toBeUndefined()
  })
})

describe('answer-store', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const world = { now: 100 * DAY_MS }
  const store = () => createAnswerStore(() => world.now)
  const answer = (hash: string, owner = 'user a', at = world.now) => ({ owner, hash, data: { hash }, at })

  beforeEach(() => {
    world.now = 100 * DAY_MS
  })
  afterEach(() => deleteDB(DATABASE))

  test('an answer is read by its owner for a week', async () => {
    await store().write([answer('x')])
    expect(await store().read('user a', 'x')).toMatchObject({ data: { hash: 'x' }, at: world.now })
    for (const owner of ['user', 'user b', 'visitor', ''])
      expect(await store().read(owner, 'x')).toBeUndefined()
    world.now += 7 * DAY_MS - 1
    expect(await store().read('user a', 'x')).toBeDefined()
    world.now += 1
    expect(await store().read('user a', 'x')).toBeUndefined()
  })

  test('only the newest 400 answers are kept', async () => {
    const all = Array.from({ length: 405 }, (_, index) => answer(String(index), 'user a', world.now + index))
    await store().write(all.slice(5))
    await store().write(all.slice(0, 5))
    const found = await Promise.all(all.map(({ hash }) => store().read('user a', hash)))
    expect(found.slice(0, 5)).toEqual(Array(5).fill(undefined))
    expect(found.slice(5).every((one) => one !== undefined)).toBe(true)
  })

  test('what belongs to others goes, whatever their names are', async () => {
    const others = ['user', 'user ', 'user 0', 'user aa', 'user b', 'visitor', 'a', '']
    await store().write([answer('x'), ...others.map((owner) => answer('x', owner))])
    for (const owner of ['user a', ...others])
      await store().writePage(owner, { path: '/', title: 'Главная', at: world.now })
    await store().keepOnly('user a')
    for (const owner of others) {
      expect(await store().read(owner, 'x')).toBeUndefined()
      expect(await store().pages(owner)).toEqual([])
    }
    expect(await store().read('user a', 'x')).toBeDefined()
    expect(await store().pages('user a')).toHaveLength(1)
    await store().keepOnly(undefined)
    expect(await store().read('user a', 'x')).toBeUndefined()
  })

  describe('pages that can be opened without a connection', () => {
    const page = (path: string, at = world.now) => ({ path, title: `Страница ${path}`, at })
    const pathsOf = async (owner = 'user a') => (await store().pages(owner)).map(({ path }) => path)

    test('are told the last one first, each once, as it was looked at last', async () => {
      for (const one of [page('/a', world.now - 3), page('/b', world.now - 1), page('/c', world.now - 2)])
        await store().writePage('user a', one)
      await store().writePage('user b', page('/d'))
      expect(await pathsOf()).toEqual(['/b', '/c', '/a'])
      await store().writePage('user a', { ...page('/a'), title: 'Новое имя' })
      expect(await pathsOf()).toEqual(['/a', '/b', '/c'])
      expect((await store().pages('user a'))[0]).toMatchObject({ title: 'Новое имя', at: world.now })
      expect(await pathsOf('user b')).toEqual(['/d'])
    })
  })

  test('where storage is denied nothing is saved, and nothing fails', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const denied = store()
    await denied.write([answer('x')])
    await denied.writePage('user a', { path: '/', title: 'Главная', at: world.now })
    await denied.keepOnly('user a')
    expect(await denied.read('user a', 'x')).toBeUndefined()
    expect(await denied.pages('user a')).toEqual([])
    jest.restoreAllMocks()
  })
})

describe('record-answers', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function page(cookies = customerCookies(), stamp = 'anna') {
    if (stamp) cookies.set('login_stamp', stamp)
    const kernel = testKernel({ platform: { cookies } })
    const [write, keepOnly] = [jest.fn(async () => undefined), jest.fn(async () => undefined)]
    const store: AnswerStore = {
      read: async () => undefined,
      write,
      pages: async () => [],
      writePage: async () => undefined,
      keepOnly,
    }
    const written = () =>
      write.mock.calls.map(([answers]: unknown[]) => (answers as { data: unknown }[]).map(({ data }) => data))
    return { kernel, store, cookies, write, keepOnly, written }
  }

  test('what the page holds and what it is answered is written together after a second', () => {
    const { kernel, store, write, written } = page()
    kernel.query.setQueryData(['held'], 'held')
    recordAnswers(kernel, store)
    jest.advanceTimersByTime(999)
    kernel.query.setQueryData(['late'], 'late')
    expect(write).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(written()).toEqual([['held', 'late']])
    expect(write.mock.calls).toMatchObject([
      [[{ owner: expect.any(String), hash: '["held"]', at: expect.any(Number) }, {}]],
    ])
    kernel.query.setQueryData(['later'], 'later')
    jest.advanceTimersByTime(1000)
    expect(written()).toEqual([['held', 'late'], ['later']])
    jest.advanceTimersByTime(10_000)
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('payments of this tab, failed calls and what is read again for each use are not saved', async () => {
    const { kernel, store, written } = page()
    recordAnswers(kernel, store)
    kernel.query.setQueryData([...queryKeys.payments, 7], 'payment')
    await kernel.query.prefetchQuery({
      queryKey: ['failed'],
      queryFn: () => Promise.reject(new Error('x')),
      retry: false,
    })
    await kernel.query.prefetchQuery({ queryKey: ['once'], queryFn: async () => 'once', gcTime: 0 })
    kernel.query.setQueryData([...queryKeys.orders, 7], 'order')
    jest.advanceTimersByTime(1000)
    expect(written()).toEqual([['order']])
  })

  test('what belongs to others is deleted at the beginning, and when somebody else comes', () => {
    const { kernel, store, cookies, keepOnly, write, written } = page()
    recordAnswers(kernel, store)
    expect(keepOnly).toHaveBeenCalledTimes(1)
    const [[anna]] = keepOnly.mock.calls as unknown as [[string]]
    kernel.query.setQueryData(['held'], 'held')
    cookies.set('login_stamp', 'boris')
    jest.advanceTimersByTime(1000)
    expect(write).not.toHaveBeenCalled()
    expect(keepOnly).toHaveBeenCalledTimes(2)
    expect(keepOnly).not.toHaveBeenLastCalledWith(anna)
    kernel.query.setQueryData(['next'], 'next', { updatedAt: Date.now() + 1 })
    kernel.query.setQueryData(['old'], 'old', { updatedAt: Date.now() - 5000 })
    jest.advanceTimersByTime(1000)
    expect(written()).toEqual([['next']])
  })

  test('a page that is hidden writes at once', () => {
    const { kernel, store, written } = page(visitorCookies(), '')
    recordAnswers(kernel, store)
    kernel.query.setQueryData(['held'], 'held')
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(written()).toEqual([['held']])
    jest.advanceTimersByTime(1000)
    expect(written()).toHaveLength(1)
  })
})
