import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { basketApi } from '../../testing/basket-api'
import { tableAnswer } from '../../testing/table-answer'
import { testRow } from '../../testing/test-rows'
import { givenRows } from './model/given-rows'
import { type LoadedTable, loadedTable } from './model/loaded-table'
import { tellLoaded } from './model/tell-loaded'
import { useLoadTable } from './model/use-load-table'

describe('loaded-table', () => {
  const row = (ROW: number, ADDED: 'Y' | 'N', QUANTITY = '5') => ({
    ...{ ROW, CODE: '184 302', QUANTITY, PRODUCT_ID: 1, TEXT: 'Округлено', ADDED },
  })

  test('rows that were added otherwise are told apart from those that were not', () => {
    const answer = {
      ...{ METHOD_SUCCESS: { SUCCESS: 'Y' as const }, CNT: 1, SUM: 10, CURRENCY: 'RUB' },
      ...{ ADDED: 1, PRODUCTS: [{ PRODUCT_ID: 1, BEFORE: 0, AFTER: 5 }] },
      CHECK: [row(2, 'Y'), row(3, 'N')],
    }
    expect(loadedTable(answer as unknown as Parameters<typeof loadedTable>[0])).toEqual({
      ...{ added: 1, products: answer.PRODUCTS, warnings: [row(2, 'Y')], errors: [row(3, 'N')] },
    })
  })

  test('rows to mend have their code without spaces, and the count where it is one', () => {
    const [counted, uncounted, zero] = givenRows([row(2, 'N', '12'), row(3, 'N', 'abc'), row(4, 'N', '0')])
    expect(counted).toMatchObject({ code: '184302', quantity: 12 })
    expect(counted?.problem).toContain('Округлено')
    expect(counted?.problem).toContain('2')
    expect(uncounted?.quantity).toBeUndefined()
    expect(zero?.quantity).toBeUndefined()
  })
})

describe('tell-loaded', () => {
  const { data: state } = basketApi()

  const table = (changes: Partial<LoadedTable> = {}): LoadedTable => ({
    ...{ added: 2, products: [{ PRODUCT_ID: 1, BEFORE: 0, AFTER: 5 }], warnings: [], errors: [] },
    ...changes,
  })
  const told = (loaded: LoadedTable) => {
    const kernel = partKernel()
    tellLoaded(kernel, 'main', loaded)
    return { kernel, notice: kernel.notices.current()[0] }
  }
  const held = () => state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])

  describe('what came of a file', () => {
    test('stays, and says so, when the way back finds no connection', async () => {
      state.rows.main = [testRow({ ID: 1, QUANTITY: 5 })]
      state.loadStatus = 0
      const { kernel, notice } = told(table())
      notice?.action?.run()
      await waitFor(() => expect(kernel.notices.current().some(({ kind }) => kind === 'error')).toBe(true))
      expect(held()).toEqual([[1, 5]])
    })
  })
})

describe('use-load-table', () => {
  const { data: state } = basketApi()
  const READ = [queryKeys.basketRows, queryKeys.basketCounts]

  /** A file that is being sent; `sent` tells how much of it has gone out. */
  function loading(uploadKey?: string) {
    const kernel = partKernel()
    for (const key of [...READ, ['others']]) kernel.query.setQueryData(key, {})
    const sending: { onProgress?: (part: number) => void; signal?: AbortSignal; keys: unknown[] } = {
      keys: [],
    }
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

  test.each([
    [400, false, /^Отказ сервера$/],
    [500, true, /дважды они не\sдобавятся/],
  ])('an answer of status %i: the same file may be sent again: %s', async (status, mayRepeat, text) => {
    state.table = () => status
    const { now, kernel, sending } = loading()
    await waitFor(() => expect(now()).toMatchObject({ state: 'error', mayRepeat }))
    expect(now()).toMatchObject({ text: expect.stringMatching(text) })
    expect(kernel.notices.current()).toEqual([])
    expect(sending.keys).toHaveLength(1)
  })
})
