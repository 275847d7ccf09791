import { queryOptions } from '@tanstack/react-query'
import type { Overview } from '../../contract'
import { call, withQuery } from './client'
import { keys } from './keys'

/** @param at ISO 8601. @default now */
export const getOverview = (at?: string) =>
  queryOptions({
    queryKey: keys.overview(at),
    queryFn: ({ signal }) => call<Overview>(withQuery('/overview', { at }), undefined, signal),
  })
