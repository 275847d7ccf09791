import type { ErrorMeta, Errors } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'

const MINUTE = 60_000

/** Nobody looks at it: a prefetch, whose page will ask anew, or a `fetchQuery`, whose caller has caught the error. */
const UNSEEN: ErrorMeta = { errors: 'silent' }

/**
 * Has a query asked once more whose first answer was on its way when it was invalidated. TanStack Query begins a fetch anew only where
 * there are data already: a first one goes on, and what may be from before a change would count as fresh.
 */
class RepeatingClient extends QueryClient {
  readonly #outdated: WeakSet<object>

  constructor(outdated: WeakSet<object>, config: ConstructorParameters<typeof QueryClient>[0]) {
    super(config)
    this.#outdated = outdated
  }

  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const isAnswerWanted = options?.cancelRefetch === false
    const fetching = isAnswerWanted
      ? []
      : this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of fetching) if (query.state.data === undefined) this.#outdated.add(query)
    return super.invalidateQueries(filters, options)
  }
}

/**
 * The server state of a page. Failed queries and mutations are reported to `errors`. Without a connection calls fail at once
 * and say so, instead of waiting behind a skeleton (`networkMode`); what has failed is asked again with the connection.
 * @param persister gives queries what was saved of them, where the server does not answer
 */
export const createQueryClient = (
  kind: Platform['kind'],
  errors: Errors,
  persister?: QueryPersister,
): QueryClient => {
  const outdated = new WeakSet<object>()
  return new RepeatingClient(outdated, {
    queryCache: new QueryCache({
      onSuccess(_data, query) {
        if (!outdated.delete(query)) return
        query.invalidate()
        if (query.isActive()) void query.fetch().catch(() => undefined)
      },
      onError(error, query) {
        outdated.delete(query)
        errors.report(error, query.isActive() ? query.meta : UNSEEN)
      },
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
}
