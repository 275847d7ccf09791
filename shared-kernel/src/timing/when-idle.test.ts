import { whenIdle } from './when-idle'

const work = jest.fn()
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

test('work is done when the browser is idle, unless it is cancelled', () => {
  const waiting = new Map<number, () => void>()
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => {
      waiting.set(waiting.size + 1, callback)
      return waiting.size
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  })
  whenIdle(work)
  const cancel = whenIdle(jest.fn())
  cancel()
  expect([...waiting.keys()]).toEqual([1])
  waiting.get(1)?.()
  expect(work).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

test('a browser that does not tell does it after a second, unless it is cancelled', () => {
  Object.assign(globalThis, { requestIdleCallback: undefined })
  const cancel = whenIdle(jest.fn())
  whenIdle(work)
  cancel()
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
})
