import type { Product } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { QueryClient } from '@tanstack/react-query'

interface WithProducts {
  ITEMS?: Product[]
  PRODUCT?: Product | null
}

/**
 * Writes counts of the main basket into every cached answer that holds products. Products whose count stays are the same
 * objects as before, so their rows are not rendered anew.
 */
export function writeCounts(query: QueryClient, countOf: (product: Product) => number): void {
  const written = <Item extends Product>(product: Item): Item => {
    const count = countOf(product)
    return count === product.BASKET ? product : { ...product, BASKET: count }
  }
  query.setQueriesData<WithProducts>({ queryKey: queryKeys.products }, (answer) => {
    if (!answer) return answer
    const items = answer.ITEMS?.map(written)
    const changed = items?.some((item, at) => item !== answer.ITEMS?.[at])
    const product = answer.PRODUCT && written(answer.PRODUCT)
    if (!changed && product === answer.PRODUCT) return answer
    return { ...answer, ...(items ? { ITEMS: items } : {}), ...(product ? { PRODUCT: product } : {}) }
  })
}

export const hasProducts = (query: QueryClient): boolean =>
  query.getQueriesData({ queryKey: queryKeys.products }).length > 0
