import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createStore } from '@prilavok/shared-kernel/store'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { lookForServer } from './look-for-server'

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

test('an answer ends it; the next time it begins anew', () => {
  const { inUse, asks } = page()
  asks(35)
  inUse.set(false)
  expect(asks(200)).toBe(0)
  inUse.set(true)
  expect([asks(4.999), asks(0.001)]).toEqual([0, 1])
})

test('with the connection it is asked at once, where saved answers are shown', () => {
  const { asked, inUse } = page()
  window.dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalledTimes(1)
  inUse.set(false)
  window.dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalledTimes(1)
})
