import { queryOptions } from '@tanstack/react-query'
import type { FailureReason } from '../../contract'
import { call } from './client'
import { keys } from './keys'

/** Why a version of a part failed in the pages of a supplier in the last day, the most frequent reason first. */
export const getReasons = (of: { shop: string; part: string; version: string }) =>
  queryOptions({
    queryKey: keys.reasons(of),
    queryFn: ({ signal }) => call<FailureReason[]>(`/reasons?${new URLSearchParams(of)}`, undefined, signal),
  })
