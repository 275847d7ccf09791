import type { Product } from '@prilavok/shared-kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../api/keys'

interface WithProducts {
  ITEMS?: Product[]
  PRODUCT?: Product | null
}

/**
 * Writes counts of the main basket into every cached answer that holds products. Products whose count stays are the same
 * objects as before, so their rows are not drawn anew.
 */
export function patchProducts(query: QueryClient, countOf: (product: Product) => number): void {
  const patched = <Item extends Product>(product: Item): Item => {
    const count = countOf(product)
    return count === product.BASKET ? product : { ...product, BASKET: count }
  }
  query.setQueriesData<WithProducts>({ queryKey: keys.products }, (answer) => {
    if (!answer) return answer
    const items = answer.ITEMS?.map(patched)
    const changed = items?.some((item, at) => item !== answer.ITEMS?.[at])
    const product = answer.PRODUCT && patched(answer.PRODUCT)
    if (!changed && product === answer.PRODUCT) return answer
    return { ...answer, ...(items ? { ITEMS: items } : {}), ...(product ? { PRODUCT: product } : {}) }
  })
}
