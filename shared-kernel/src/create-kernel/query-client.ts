import type { ErrorMeta, Errors } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'

const MINUTE = 60_000

/** Nobody looks at it: a prefetch, whose page will ask anew, or a `fetchQuery`, whose caller has caught the error. */
const UNSEEN: ErrorMeta = { errors: 'silent' }

/**
 * The server state of a page. Failed queries and mutations are reported to `errors`. Without a connection calls fail at once
 * and say so, instead of waiting behind a skeleton (`networkMode`); what has failed is asked again with the connection.
 * @param persister gives queries what was saved of them, where the server does not answer
 */
export const createQueryClient = (
  kind: Platform['kind'],
  errors: Errors,
  persister?: QueryPersister,
): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => errors.report(error, query.isActive() ? query.meta : UNSEEN),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => errors.report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: kind === 'server' ? Number.POSITIVE_INFINITY : 10 * MINUTE,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
