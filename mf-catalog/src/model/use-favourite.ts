import type { Flag, Product, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { writeFavourite } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { savedListKey } from '../api/saved-list-key'
import { setFavourite } from '../api/set-favourite'

interface Change {
  favorite: Flag
  /** What the server holds: one object for all changes of a product that follow each other without a pause. */
  server: { holds: Flag }
}

/** The favourites are out of date. A list that shows the product stays as it is while it is shown: there it can be brought back. */
function refreshLists(query: QueryClient, productId: number): void {
  const queryKey = savedListKey('favorite')
  const isShown = query
    .getQueriesData<ProductListAnswer>({ queryKey, type: 'active' })
    .some(([, answer]) => answer?.ITEMS.some(({ ID }) => ID === productId))
  void query.invalidateQueries({ queryKey, refetchType: isShown ? 'none' : 'active' })
}

/**
 * Makes a product a favourite or takes it out: the heart shows it everywhere at once. Changes of one product go out one after the
 * other, the last one wins; what is rejected goes back, and a notice says why.
 */
export function changeFavourite(kernel: Kernel, { ID, FAVORITE }: Product, favorite: Flag): void {
  const { query, bus } = kernel
  const mutationKey = [...keys.favourite, ID]
  const cache = query.getMutationCache()
  const pending = () => cache.findAll({ mutationKey, status: 'pending' })
  const before = pending().at(-1)?.state.variables as Change | undefined
  const variables: Change = { favorite, server: before?.server ?? { holds: FAVORITE } }
  const isLast = (own: Mutation) => pending().at(-1) === own
  const mutation: Mutation<Awaited<ReturnType<typeof setFavourite>>, Error, Change> = cache.build(query, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: Change) => setFavourite(kernel, ID, change.favorite),
    onSuccess: (answer, { server }) => {
      server.holds = answer.FAVORITE
      refreshLists(query, ID)
      bus.emit('favourites:changed', {
        CNT: answer.CNT,
        ...(isLast(mutation as Mutation) ? { PRODUCT_ID: ID, FAVORITE: answer.FAVORITE } : {}),
      })
    },
    onError: (_error, { server }) => {
      if (isLast(mutation as Mutation)) writeFavourite(query, ID, server.holds)
    },
    meta: { errors: 'notice' },
  })
  writeFavourite(query, ID, favorite)
  // The cache reports its error.
  void mutation.execute(variables).catch(() => undefined)
}

export interface Favourite {
  on: boolean
  flip(): void
}

/** Whether a product is a favourite of this visitor, who need not be logged in (AMB-03), and the way to change that (CAT-049). */
export function useFavourite(product: Product): Favourite {
  const kernel = useKernel()
  const on = isYes(product.FAVORITE)
  return { on, flip: () => changeFavourite(kernel, product, on ? 'N' : 'Y') }
}
