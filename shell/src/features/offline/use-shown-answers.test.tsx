import { ApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { useQueries } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { keys } from '../../api/keys'
import { useShownAnswers } from './use-shown-answers'

interface Answer {
  key: readonly unknown[]
  /** When it was given; undefined: it fails with this error. */
  at?: number
  error?: unknown
  isFurther?: boolean
}
const noAnswer = () => new ApiError({ kind: 'network', status: 0, url: '/', message: 'нет связи' } as never)

function Page({ answers, isWatched = true }: { answers: Answer[]; isWatched?: boolean }) {
  useQueries({
    queries: answers.map(({ key, error, isFurther }) => ({
      queryKey: key,
      queryFn: () => Promise.reject(error),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { errors: 'silent' as const, ...(isFurther && { isFurther }) },
    })),
  })
  return <p>{String(useShownAnswers(isWatched))}</p>
}
/** The page shows these answers; gives what is read of them. */
async function show(answers: Answer[], isWatched?: boolean) {
  const kernel = testKernel()
  for (const { key, at } of answers)
    if (at !== undefined) kernel.query.setQueryData(key, { ITEM: {} }, { updatedAt: at })
  const { container } = renderWithKernel(<Page answers={answers} isWatched={isWatched} />, { kernel })
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  return { kernel, read: () => container.textContent }
}

test('the oldest of the answers counts', async () => {
  const { read } = await show([
    { key: ['a'], at: 2000 },
    { key: ['b'], at: 1000 },
    { key: ['c'], at: 3000 },
  ])
  expect(read()).toBe('1000')
})

test('what the layout shows on every page does not count', async () => {
  const layout = [
    queryKeys.personal,
    queryKeys.basketCounts,
    queryKeys.favouritesCount,
    queryKeys.viewedCount,
    keys.pageList('front_up'),
    keys.pageList('front_down'),
  ]
  const { read } = await show(layout.map((key) => ({ key, at: 1000 })))
  expect(read()).toBe('undefined')
})

test('an answer that has not come for want of a connection is missing, further rows are not', async () => {
  const own = { key: ['a'], at: 1000 }
  expect((await show([own, { key: ['b'], error: noAnswer() }])).read()).toBe('missing')
  expect((await show([own, { key: ['b'], error: noAnswer(), isFurther: true }])).read()).toBe('1000')
})
