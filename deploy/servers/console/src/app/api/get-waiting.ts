import { queryOptions } from '@tanstack/react-query'
import type { WaitingStep } from '../../contract'
import { call } from './client'
import { keys } from './keys'

/** Steps that are due and wait. Asked anew with the figures that they wait for. */
export const getWaiting = queryOptions({
  queryKey: keys.waiting,
  queryFn: ({ signal }) => call<WaitingStep[]>('/waiting', undefined, signal),
})
