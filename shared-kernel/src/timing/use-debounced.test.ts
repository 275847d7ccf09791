import { act, renderHook } from '@testing-library/react'
import { useDebounced } from './use-debounced'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a value follows once it has not changed for a while', () => {
  const { result, rerender, unmount } = renderHook(({ text }) => useDebounced(text, 300), {
    initialProps: { text: 'в' },
  })
  expect(result.current).toBe('в')
  rerender({ text: 'ве' })
  after(200)
  rerender({ text: 'век' })
  after(299)
  expect(result.current).toBe('в')
  after(1)
  expect(result.current).toBe('век')
  rerender({ text: 'вект' })
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
