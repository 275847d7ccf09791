import { act, renderHook } from '@testing-library/react'
import { usePassingNote } from './use-passing-note'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

function note() {
  const { result, unmount } = renderHook(() => usePassingNote<string>(1000))
  return {
    said: () => result.current[0],
    say: (text: string | null) => act(() => result.current[1](text)),
    unmount,
  }
}

test('what is said goes away by itself', () => {
  const { said, say } = note()
  expect(said()).toBeNull()
  say('Не больше 10')
  after(999)
  expect(said()).toBe('Не больше 10')
  after(1)
  expect(said()).toBeNull()
})
