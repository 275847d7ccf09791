import { queryKeys } from '@prilavok/shared-kernel/queries'
import { customerCookies, testKernel, visitorCookies } from '@prilavok/shared-kernel/testing'
import type { AnswerStore } from './answer-store'
import { recordAnswers } from './record-answers'

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

test('who cannot be told from another has nothing saved', () => {
  const { kernel, store, write } = page(customerCookies(), '')
  recordAnswers(kernel, store)
  kernel.query.setQueryData(['held'], 'held')
  jest.advanceTimersByTime(1000)
  expect(write).not.toHaveBeenCalled()
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
