import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, renderHook } from '@testing-library/react'
import type { SearchOption } from './search-option'

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
