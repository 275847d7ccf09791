import { act, renderHook, waitFor } from '@testing-library/react'
import { useNeighbours } from './use-neighbours'

const show = (productId: number, among?: number[], after?: (known: number) => Promise<number[]>) =>
  renderHook(({ id }) => useNeighbours(id, { among, after }), { initialProps: { id: productId } })

test('the products before and after one, none at the ends or for one that stands alone', () => {
  expect(show(2, [1, 2, 3]).result.current).toMatchObject({ previous: 1, next: 3 })
  expect(show(1, [1, 2, 3]).result.current).toMatchObject({ previous: undefined, next: 2 })
  expect(show(3, [1, 2, 3]).result.current).toMatchObject({ previous: 2, next: undefined })
  expect(show(9, [1, 2, 3]).result.current).toMatchObject({ previous: undefined, next: undefined })
  expect(show(9).result.current).toEqual({
    previous: undefined,
    next: undefined,
    loading: false,
    retry: undefined,
  })
})

test('what follows is loaded two products before the end, each once, until there is no more', async () => {
  const after = jest.fn(async (known: number) => (known === 4 ? [4, 5, 6] : []))
  const { result, rerender } = show(2, [1, 2, 3, 4], after)
  expect(after).not.toHaveBeenCalled()
  expect(result.current.loading).toBe(false)
  await act(async () => rerender({ id: 3 }))
  expect(after.mock.calls).toEqual([[4]])
  await act(async () => rerender({ id: 4 }))
  expect(result.current).toMatchObject({ previous: 3, next: 5, loading: false })
  await act(async () => rerender({ id: 6 }))
  await waitFor(() => expect(after.mock.calls).toEqual([[4], [6]]))
  expect(result.current).toMatchObject({ previous: 5, next: undefined })
  await act(async () => rerender({ id: 5 }))
  await act(async () => rerender({ id: 6 }))
  expect(after).toHaveBeenCalledTimes(2)
})

test('while what follows is on its way that is known; when it does not come it can be asked for again', async () => {
  const answers: { come?: (ids: number[]) => void; fail?: (error: Error) => void } = {}
  const after = () =>
    new Promise<number[]>((resolve, reject) => Object.assign(answers, { come: resolve, fail: reject }))
  const { result } = show(1, [1], after)
  expect(result.current).toMatchObject({ loading: true, retry: undefined })
  await act(async () => answers.fail?.(new Error('Нет сети')))
  expect(result.current).toMatchObject({ loading: false, next: undefined, retry: expect.any(Function) })
  act(() => result.current.retry?.())
  expect(result.current).toMatchObject({ loading: true, retry: undefined })
  await act(async () => answers.come?.([2, 3, 4]))
  expect(result.current).toMatchObject({ loading: false, next: 2, retry: undefined })
})
