import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../api/keys'

/** The code of the block, by a query: what waits for it knows whether it comes, and can ask for it again. */
export const yearCodeQuery = queryOptions({
  queryKey: keys.yearCode,
  queryFn: () => import(/* webpackChunkName: "year" */ './year-code'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  meta: { errors: 'silent' },
})
