import type { Flag, Product } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { keys } from './keys'

interface WithProducts {
  ITEMS?: readonly Product[]
  PRODUCT?: Product | null
}

/**
 * To be called before products are asked for.
 * @returns puts into their answer the hearts that were pressed meanwhile, or were on their way: the server may have answered before it
 * heard of them
 */
export function ownFavourites({ query }: Pick<Kernel, 'query'>): <Answer>(answer: Answer) => Answer {
  const changes = () => query.getMutationCache().findAll({ mutationKey: keys.favourite })
  const made = new Set(changes().filter(({ state }) => state.status !== 'pending'))
  return (answer) => {
    const pressed = new Map(
      changes().flatMap((change) =>
        made.has(change) || change.state.status === 'error'
          ? []
          : [[change.options.mutationKey?.at(-1), (change.state.variables as { favorite: Flag }).favorite]],
      ),
    )
    if (pressed.size === 0) return answer
    const written = (product: Product): Product => ({
      ...product,
      FAVORITE: pressed.get(product.ID) ?? product.FAVORITE,
    })
    const { ITEMS, PRODUCT } = answer as WithProducts
    return {
      ...answer,
      ...(ITEMS ? { ITEMS: ITEMS.map(written) } : {}),
      ...(PRODUCT ? { PRODUCT: written(PRODUCT) } : {}),
    }
  }
}
