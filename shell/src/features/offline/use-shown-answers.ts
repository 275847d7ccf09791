import { isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { hashKey, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { keys } from '../../api/keys'

/** What the layout shows on every page says nothing of the page itself. */
const LAYOUT_KEYS = [
  queryKeys.personal,
  queryKeys.basketCounts,
  queryKeys.favouritesCount,
  queryKeys.viewedCount,
  keys.pageList('front_up'),
  keys.pageList('front_down'),
]

/** When the oldest of the page's answers was given, in milliseconds since 1970; `missing` where one that it cannot do without has not come; undefined: it needs none. */
export type ShownAnswers = number | 'missing' | undefined

function shownAnswers(queries: readonly Query[], layout: ReadonlySet<string>): ShownAnswers {
  const own = queries.filter(({ queryHash }) => !layout.has(queryHash))
  const isMissing = own.some(
    ({ state: { data, error }, meta }) =>
      data === undefined && !meta?.isFurther && isApiError(error) && error.kind === 'network',
  )
  if (isMissing) return 'missing'
  const times = own.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Reads what the queries of the page hold now. */
export function useReadShownAnswers(): () => ShownAnswers {
  const { query } = useKernel()
  return useCallback(
    () => shownAnswers(query.getQueryCache().findAll({ type: 'active' }), new Set(LAYOUT_KEYS.map(hashKey))),
    [query],
  )
}

/** The same, read anew whenever an answer comes or fails. @param isWatched without it nothing is read */
export function useShownAnswers(isWatched: boolean): ShownAnswers {
  const { query } = useKernel()
  const read = useReadShownAnswers()
  const subscribe = useCallback(
    (listener: () => void) => (isWatched ? query.getQueryCache().subscribe(listener) : () => undefined),
    [query, isWatched],
  )
  return useSyncExternalStore(
    subscribe,
    () => (isWatched ? read() : undefined),
    () => undefined,
  )
}
