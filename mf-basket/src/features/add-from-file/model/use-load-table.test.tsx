import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { basketApi } from '../../../testing/basket-api'
import { tableAnswer } from '../../../testing/table-answer'
import { useLoadTable } from './use-load-table'

const { data: state, called } = basketApi()
const READ = [queryKeys.basketRows, queryKeys.basketCounts]

/** A file that is being sent; `sent` tells how much of it has gone out. */
function loading(uploadKey?: string) {
  const kernel = partKernel()
  for (const key of [...READ, ['others']]) kernel.query.setQueryData(key, {})
  const sending: { onProgress?: (part: number) => void; signal?: AbortSignal; keys: unknown[] } = { keys: [] }
  const post = kernel.api.post.bind(kernel.api)
  jest.spyOn(kernel.api, 'post').mockImplementation((path, body, options) => {
    sending.keys.push(body?.idempotency_key)
    Object.assign(sending, { onProgress: options?.onProgress, signal: options?.signal })
    return post(path, body, options)
  })
  const file = new File(['0123456789'], 'заявка.xlsx')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KernelProvider value={kernel}>{children}</KernelProvider>
  )
  const hook = renderHook(
    () => useLoadTable({ basket: 'main', file, ...(uploadKey !== undefined && { uploadKey }) }),
    { wrapper },
  )
  return {
    ...hook,
    kernel,
    sending,
    now: () => hook.result.current.loading,
    begun: () => waitFor(() => expect(sending.signal).toBeDefined()),
    sent: (part: number) => act(() => sending.onProgress?.(part)),
    isRead: () => READ.map((queryKey) => kernel.query.getQueryState(queryKey)?.isInvalidated),
  }
}
function hold(): () => void {
  const held: { answer?: (value?: unknown) => void } = {}
  state.uploadGate = new Promise((resolve) => {
    held.answer = resolve
  })
  return () => held.answer?.()
}
beforeEach(() => {
  state.table = (basket) => tableAnswer(state, basket, { 1: 2 })
})

test('how much has gone out never becomes less; then it is what came of it, and the basket is read again', async () => {
  const answer = hold()
  const { now, sent, begun, isRead, kernel } = loading()
  expect(now()).toEqual({ state: 'sending', part: 0 })
  await begun()
  sent(0.5)
  expect(now()).toEqual({ state: 'sending', part: 0.5 })
  sent(0.25)
  expect(now()).toEqual({ state: 'sending', part: 0.5 })
  expect(isRead()).toEqual([false, false])
  answer()
  await waitFor(() => expect(now()).toMatchObject({ state: 'sent', table: { added: 1 } }))
  expect(isRead()).toEqual([true, true])
  expect(kernel.query.getQueryState(['others'])?.isInvalidated).toBe(false)
  expect(kernel.notices.current()).toEqual([])
})

test('one that is left before all of it has gone out is called off: nothing is told, the basket is read again', async () => {
  hold()
  const { sent, begun, unmount, sending, isRead, kernel } = loading()
  await begun()
  sent(0.9)
  unmount()
  expect(sending.signal?.aborted).toBe(true)
  await waitFor(() => expect(isRead()).toEqual([true, true]))
  expect(kernel.notices.current()).toEqual([])
  expect(sending.keys).toHaveLength(1)
})

test('one that is left after all of it has gone out goes on, and is told over the page', async () => {
  const answer = hold()
  const { sent, begun, unmount, sending, kernel } = loading()
  await begun()
  sent(1)
  unmount()
  expect(sending.signal?.aborted).toBe(false)
  answer()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([{ action: { label: 'Отменить загрузку' } }]),
  )
})

test.each([
  [400, false, /^Отказ сервера$/],
  [429, true, /^Слишком много|^Отказ сервера/],
  [499, false, /^Отказ сервера$/],
  [500, true, /дважды они не\sдобавятся/],
])('an answer of status %i: the same file may be sent again: %s', async (status, mayRepeat, text) => {
  state.table = () => status
  const { now, kernel, sending } = loading()
  await waitFor(() => expect(now()).toMatchObject({ state: 'error', mayRepeat }))
  expect(now()).toMatchObject({ text: expect.stringMatching(text) })
  expect(kernel.notices.current()).toEqual([])
  expect(sending.keys).toHaveLength(1)
})

test('a lost answer is asked for once more by itself, with the same key', async () => {
  state.table = () => 0
  const { now, sending, result } = loading('ключ')
  await waitFor(() => expect(now()).toMatchObject({ state: 'error', mayRepeat: true }))
  expect(now()).toMatchObject({ text: expect.stringMatching(/дважды они не\sдобавятся/) })
  expect(sending.keys).toEqual(['ключ', 'ключ'])
  state.table = (basket) => tableAnswer(state, basket, { 1: 2 })
  act(() => result.current.retry())
  expect(now()).toEqual({ state: 'sending', part: 0 })
  await waitFor(() => expect(now()).toMatchObject({ state: 'sent' }))
  expect(sending.keys).toEqual(['ключ', 'ключ', 'ключ'])
})

test('each file has a key of its own', async () => {
  const first = loading()
  await first.begun()
  const second = loading()
  await second.begun()
  expect(first.sending.keys[0]).toMatch(/^\w{32}$/)
  expect(second.sending.keys[0]).not.toBe(first.sending.keys[0])
})

test('what was added is taken out again; that it was not is told', async () => {
  const { now, result, kernel } = loading()
  await waitFor(() => expect(now().state).toBe('sent'))
  const loaded = now()
  if (loaded.state !== 'sent') throw new Error('The file was not sent.')
  state.loadStatus = 503
  expect(await act(() => result.current.undo(loaded.table))).toBe(false)
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }])
  state.loadStatus = 200
  expect(await act(() => result.current.undo(loaded.table))).toBe(true)
  expect(called('/replace/').length + called('delete=Y').length).toBeGreaterThan(0)
})
