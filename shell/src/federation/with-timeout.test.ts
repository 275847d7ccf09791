import { withTimeout } from './with-timeout'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('what is done in time is given, and so is its failure', async () => {
  await expect(withTimeout(Promise.resolve(5), 100, 'mf-basket')).resolves.toBe(5)
  await expect(withTimeout(Promise.reject(new Error('404')), 100, 'mf-basket')).rejects.toThrow('404')
  expect(jest.getTimerCount()).toBe(0)
})

test('what hangs is given up after its time, by its name', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 100, 'mf-basket')
  const ended = jest.fn()
  waiting.catch(ended)
  await jest.advanceTimersByTimeAsync(99)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(waiting).rejects.toThrow('mf-basket did not load in 100 ms')
})
