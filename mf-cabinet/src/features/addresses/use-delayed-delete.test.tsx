import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { createTestPlatform, partKernel } from '@prilavok/shared-kernel/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useDelayedDelete } from './use-delayed-delete'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function deletion() {
  const page: { left?: () => void } = {}
  const platform = createTestPlatform({
    onPage: (event, listener) => {
      if (event === 'left') page.left = listener as () => void
      return () => delete page.left
    },
  })
  const kernel = partKernel({ platform })
  let answer: () => void = () => undefined
  const send = jest.fn(
    (_id: number) =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KernelProvider value={kernel}>{children}</KernelProvider>
  )
  const hook = renderHook(() => useDelayedDelete(send), { wrapper })
  return {
    ...hook,
    page,
    sent: () => send.mock.calls.map(([id]) => id),
    stages: (...ids: number[]) => ids.map((id) => hook.result.current.stageOf(id)),
    remove: (id: number) => act(() => hook.result.current.remove(id)),
    restore: (id: number) => act(() => hook.result.current.restore(id)),
    hold: (id: number) => hook.result.current.hold(id),
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    answer: () => act(async () => answer()),
  }
}

test('it can be taken back for five seconds, then it is sent, and is done with once that is answered', async () => {
  const { remove, pass, sent, stages, answer } = deletion()
  expect(stages(1)).toEqual([undefined])
  remove(1)
  pass(4999)
  expect([stages(1), sent()]).toEqual([['undoable'], []])
  pass(1)
  expect([stages(1), sent()]).toEqual([['sending'], [1]])
  await answer()
  expect(stages(1)).toEqual([undefined])
  pass(10_000)
  expect(sent()).toEqual([1])
})

test('what is taken back is never sent; the others go their way', () => {
  const { remove, restore, pass, sent, stages } = deletion()
  remove(1)
  pass(2000)
  remove(2)
  restore(1)
  expect(stages(1, 2)).toEqual([undefined, 'undoable'])
  pass(3000)
  expect(sent()).toEqual([])
  pass(2000)
  expect(sent()).toEqual([2])
})

test('the time stands still while it is held, and begins anew', () => {
  const { remove, hold, pass, sent } = deletion()
  remove(1)
  pass(4000)
  const release = hold(1)
  pass(10_000)
  expect(sent()).toEqual([])
  release()
  pass(4999)
  expect(sent()).toEqual([])
  pass(1)
  expect(sent()).toEqual([1])
})

test('one that has been taken back while it was held is not sent when it is let go', () => {
  const { remove, restore, hold, pass, sent } = deletion()
  remove(1)
  const release = hold(1)
  restore(1)
  release()
  pass(10_000)
  expect(sent()).toEqual([])
})

test('one that is deleted once more has its whole time again', () => {
  const { remove, pass, sent } = deletion()
  remove(1)
  pass(4000)
  remove(1)
  pass(4000)
  expect(sent()).toEqual([])
  pass(1000)
  expect(sent()).toEqual([1])
})

test('when the page is left all that waits is sent at once, and once', () => {
  const { remove, pass, sent, page, unmount } = deletion()
  remove(1)
  remove(2)
  act(() => page.left?.())
  expect(sent()).toEqual([1, 2])
  unmount()
  pass(10_000)
  expect(sent()).toEqual([1, 2])
  expect(page.left).toBeUndefined()
})

test('what waits is sent when nobody looks at it any more', () => {
  const { remove, pass, sent, unmount } = deletion()
  remove(1)
  unmount()
  expect(sent()).toEqual([1])
  pass(10_000)
  expect(sent()).toEqual([1])
})

test('what holds stays the same while something is deleted', () => {
  const { remove, pass, result } = deletion()
  const { hold } = result.current
  remove(1)
  pass(5000)
  expect(result.current.hold).toBe(hold)
})
