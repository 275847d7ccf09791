import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './client'
import { keys } from './keys'

/** A rejected call is not tried again; one without an answer is. A session that has ended leads to the login. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.answer.code === 'LOGIN_REQUIRED')
      client.setQueryData(keys.me, null)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status > 0),
      },
    },
  })
  return client
}
