import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LoggedChange } from '../../contract'
import { call, withQuery } from './client'
import { keys } from './keys'

export interface LogFilter {
  shop?: string | undefined
  part?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const PAGE = 50

/** The log, newest first, page by page. */
export const getLog = (filter: LogFilter, limit = PAGE) =>
  infiniteQueryOptions({
    queryKey: keys.log({ ...filter, limit }),
    queryFn: ({ signal, pageParam }) =>
      call<LoggedChange[]>(withQuery('/log', { ...filter, limit, before: pageParam }), undefined, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
  })
