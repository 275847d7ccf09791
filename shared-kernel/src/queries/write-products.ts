import type { Flag, Product } from '@prilavok/shared-kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './keys'

interface WithProducts {
  ITEMS?: Product[]
  PRODUCT?: Product | null
}

/**
 * Changes products in every cached answer that holds them. Each answer stays as old, and as out of date, as it was.
 * @param written the changed product; the same object where nothing changes, so that its row is not rendered anew
 */
export function writeProducts(
  query: QueryClient,
  written: <Item extends Product>(product: Item) => Item,
): void {
  for (const cached of query.getQueryCache().findAll({ queryKey: queryKeys.products })) {
    const answer = cached.state.data as WithProducts | undefined
    if (!answer) continue
    const items = answer.ITEMS?.map(written)
    const changed = items?.some((item, at) => item !== answer.ITEMS?.[at])
    const product = answer.PRODUCT && written(answer.PRODUCT)
    if (!changed && product === answer.PRODUCT) continue
    const { isInvalidated, dataUpdatedAt } = cached.state
    cached.setData(
      { ...answer, ...(items ? { ITEMS: items } : {}), ...(product ? { PRODUCT: product } : {}) },
      { manual: true, updatedAt: dataUpdatedAt },
    )
    if (isInvalidated) cached.invalidate()
  }
}

/** Says of a product, or of several, everywhere whether they are favourites. */
export const writeFavourite = (
  query: QueryClient,
  productIds: number | readonly number[] | undefined,
  FAVORITE: Flag,
): void => {
  const changed = new Set([productIds].flat())
  writeProducts(query, (product) =>
    changed.has(product.ID) && product.FAVORITE !== FAVORITE ? { ...product, FAVORITE } : product,
  )
}
