import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { LOGGED_IN, partKernel } from '@prilavok/shared-kernel/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useRecentQueries } from './recent-queries'

const KEY = 'search-queries'

function recent(cookies: Record<string, string> = {}, saved?: string) {
  const kernel = partKernel({ cookies })
  if (saved !== undefined) kernel.platform.local.set(KEY, saved)
  const { result } = renderHook(useRecentQueries, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KernelProvider value={kernel}>{children}</KernelProvider>
    ),
  })
  return {
    kernel,
    remember: (...what: [string, (string | null)?]) => act(() => result.current.remember(...what)),
    clear: () => act(() => result.current.clear()),
    shown: () => result.current.queries,
    read: () => {
      act(() => result.current.refresh())
      return result.current.queries
    },
  }
}

test('the last query first, each once whatever its case, six of them', () => {
  const { remember, read } = recent()
  for (const query of ['бумага', 'ручка', 'Бумага']) remember(query)
  expect(read()).toEqual(['Бумага', 'ручка'])
  for (const query of ['1', '2', '3', '4', '5']) remember(query)
  expect(read()).toEqual(['5', '4', '3', '2', '1', 'Бумага'])
})

test('a correction takes the place of what was typed', () => {
  const { remember, read } = recent()
  remember('папка')
  remember('бамага')
  remember('бумага', 'Бамага')
  expect(read()).toEqual(['бумага', 'папка'])
  remember('ручка', null)
  expect(read()).toEqual(['ручка', 'бумага', 'папка'])
})

test('nothing is shown before it is asked for, nothing is left after a clearing', () => {
  const { remember, shown, read, clear, kernel } = recent()
  remember('бумага')
  expect(shown()).toEqual([])
  expect(read()).toEqual(['бумага'])
  clear()
  expect(shown()).toEqual([])
  expect(kernel.platform.local.get(KEY)).toBeUndefined()
})

test.each(['{not json', 'null', '5', '{}', '{"queries":"бумага"}'])(
  '«%s» in the storage is no list',
  (saved) => {
    expect(recent({}, saved).read()).toEqual([])
  },
)

test('of a list that somebody else wrote texts alone are taken, six of them', () => {
  const queries = ['1', 2, '3', null, '4', '5', '6', '7', '8']
  expect(recent({}, JSON.stringify({ queries })).read()).toEqual(['1', '3', '4', '5', '6', '7'])
})

test('those of a visitor count for whoever logs in next, those of a user for his login alone', () => {
  const visitor = JSON.stringify({ queries: ['бумага'] })
  expect(recent(LOGGED_IN, visitor).read()).toEqual(['бумага'])
  const foreign = recent({}, JSON.stringify({ owner: 'another login', queries: ['бумага'] }))
  expect(foreign.read()).toEqual([])
  expect(foreign.kernel.platform.local.get(KEY)).toBeUndefined()
  const own = recent(LOGGED_IN)
  own.remember('ручка')
  expect(own.read()).toEqual(['ручка'])
})

test('a logout clears them, a login shows those that are there', () => {
  const { kernel, remember, shown } = recent()
  remember('бумага')
  act(() => kernel.bus.emitHere('session:changed', { state: 'customer' }))
  expect(shown()).toEqual(['бумага'])
  act(() => kernel.bus.emitHere('session:changed', { state: 'visitor' }))
  expect(shown()).toEqual([])
  expect(kernel.platform.local.get(KEY)).toBeUndefined()
})
