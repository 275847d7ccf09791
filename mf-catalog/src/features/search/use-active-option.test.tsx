import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, renderHook } from '@testing-library/react'
import { optionKey, type SearchOption } from './search-option'
import { suggestsText } from './suggests-text'
import { useActiveOption } from './use-search-options'

const query = (title: string): SearchOption => ({ kind: 'query', title })
const OPTIONS: SearchOption[] = [
  query('бумага'),
  { kind: 'product', product: testProduct({ ID: 7 }) },
  { kind: 'section', id: 12, title: 'Бумага', count: 5 },
]

function show(options = OPTIONS) {
  const { result, rerender } = renderHook(({ shown }) => useActiveOption(shown), {
    initialProps: { shown: options },
  })
  return {
    at: () => result.current.at,
    press(key: string) {
      const done: { moved?: boolean } = {}
      act(() => {
        done.moved = result.current.move(key)
      })
      return done.moved
    },
    reset: () => act(() => result.current.reset()),
    offer: (shown: SearchOption[]) => rerender({ shown }),
  }
}

test('arrows go through the options and, after the last one, back to the field', () => {
  const { at, press } = show()
  expect(at()).toBe(-1)
  for (const expected of [0, 1, 2, -1, 0]) {
    expect(press('ArrowDown')).toBe(true)
    expect(at()).toBe(expected)
  }
  for (const expected of [-1, 2, 1, 0]) {
    press('ArrowUp')
    expect(at()).toBe(expected)
  }
})

test('Home and End are the field’s own until an option is chosen; other keys always are', () => {
  const { at, press } = show()
  for (const key of ['Home', 'End', 'a', 'ArrowLeft', 'Enter']) expect(press(key)).toBe(false)
  expect(at()).toBe(-1)
  press('ArrowDown')
  expect(press('End')).toBe(true)
  expect(at()).toBe(2)
  expect(press('Home')).toBe(true)
  expect(at()).toBe(0)
  expect(press('a')).toBe(false)
})

test('the chosen option stays chosen when others come before it, and is gone with it', () => {
  const { at, press, offer, reset } = show()
  press('ArrowDown')
  press('ArrowDown')
  offer([query('бумага А4'), ...OPTIONS])
  expect(at()).toBe(2)
  offer([query('бумага')])
  expect(at()).toBe(-1)
  offer(OPTIONS)
  reset()
  expect(at()).toBe(-1)
})

test('options of one name and of different kinds are different ones', () => {
  const keys = [
    { kind: 'recent', title: '12' } as const,
    query('12'),
    { kind: 'section', id: 12, title: '12', count: 1 } as const,
    { kind: 'product', product: testProduct({ ID: 12 }) } as const,
    { kind: 'clear' } as const,
  ].map(optionKey)
  expect(new Set(keys).size).toBe(5)
  expect(optionKey(query('12'))).toBe(keys[1])
})

test('what is said of the options: how many there are, or why there are none', () => {
  const text = (state: 'idle' | 'waiting' | 'ready' | 'none' | 'failed' | 'unknownCode', options = OPTIONS) =>
    suggestsText({ state, options, q: '184302' })
  expect(text('idle')).toBe('')
  expect(text('ready', [...OPTIONS, { kind: 'clear' }])).toBe(text('ready'))
  expect(text('ready')).toContain('3')
  expect(text('unknownCode')).toMatch(/184.?302/)
  expect(new Set([text('waiting'), text('none'), text('failed')]).size).toBe(3)
})
