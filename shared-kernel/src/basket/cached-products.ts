import type { Product } from '@prilavok/shared-kernel/contract'
import { queryKeys, writeProducts } from '@prilavok/shared-kernel/queries'
import type { QueryClient } from '@tanstack/react-query'

/** Writes counts of the main basket into every cached answer that holds products. */
export function writeCounts(query: QueryClient, countOf: (product: Product) => number): void {
  writeProducts(query, (product) => {
    const count = countOf(product)
    return count === product.BASKET ? product : { ...product, BASKET: count }
  })
}

export const hasProducts = (query: QueryClient): boolean =>
  query.getQueriesData({ queryKey: queryKeys.products }).length > 0
