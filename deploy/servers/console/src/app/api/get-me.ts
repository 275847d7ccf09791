import { queryOptions } from '@tanstack/react-query'
import type { Operator } from '../../contract'
import { CallError, call } from './client'
import { keys } from './keys'

/** Who is logged in; null: nobody. */
export const getMe = queryOptions({
  queryKey: keys.me,
  queryFn: async ({ signal }): Promise<Operator | null> => {
    try {
      return await call<Operator>('/me', undefined, signal)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
