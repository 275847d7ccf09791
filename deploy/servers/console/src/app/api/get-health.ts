import { queryOptions } from '@tanstack/react-query'
import type { HealthFigures } from '../../contract'
import { call } from './client'
import { keys } from './keys'

/** Figures of the last hour. */
export const getHealth = queryOptions({
  queryKey: keys.health,
  queryFn: ({ signal }) => call<HealthFigures[]>('/health', undefined, signal),
})
