import { act, renderHook } from '@testing-library/react'
import { useTypedSearch } from './use-typed-search'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function search(applied = '') {
  const onApply = jest.fn()
  const hook = renderHook((value: string) => useTypedSearch(value, onApply), { initialProps: applied })
  return {
    ...hook,
    onApply,
    text: () => hook.result.current.text,
    type: (text: string) => act(() => hook.result.current.type(text)),
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
  }
}

test('what is typed is applied once the typing pauses, without spaces around it', () => {
  const { type, pass, text, onApply } = search()
  type('4')
  pass(399)
  type(' 48 ')
  pass(399)
  expect(onApply).not.toHaveBeenCalled()
  expect(text()).toBe(' 48 ')
  pass(1)
  expect(onApply.mock.calls).toEqual([['48']])
})

test('what is applied already is not applied again', () => {
  const { type, pass, onApply } = search('48')
  pass(1000)
  type('48 ')
  pass(1000)
  expect(onApply).not.toHaveBeenCalled()
})

test('what was typed stays when it comes back applied', () => {
  const { type, pass, text, rerender } = search()
  type('48 ')
  pass(400)
  rerender('48')
  expect(text()).toBe('48 ')
})

test('what is typed while the last one is being applied stays', () => {
  const { type, pass, text, rerender, onApply } = search()
  type('48')
  pass(400)
  type('482')
  rerender('48')
  expect(text()).toBe('482')
  pass(400)
  expect(onApply.mock.calls).toEqual([['48'], ['482']])
})

test('another value from elsewhere takes the place of what was typed, and nothing more is applied', () => {
  const { type, pass, text, rerender, onApply } = search()
  type('48')
  pass(400)
  rerender('48')
  type('482')
  rerender('')
  expect(text()).toBe('')
  pass(1000)
  expect(onApply).toHaveBeenCalledTimes(1)
})

test('the same value from elsewhere once more is followed, too', () => {
  const { type, pass, text, rerender } = search()
  type('48')
  pass(400)
  rerender('48')
  rerender('7')
  expect(text()).toBe('7')
})

test('a search that is left applies nothing', () => {
  const { type, pass, unmount, onApply } = search()
  type('48')
  unmount()
  pass(1000)
  expect(onApply).not.toHaveBeenCalled()
})
