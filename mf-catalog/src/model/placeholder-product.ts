import type { Product, ProductAnswer } from '@prilavok/shared-kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'

/** What a list has already shown of a product: rendered while the rest is on its way. */
export function placeholderProduct(query: QueryClient, productId: string): ProductAnswer | undefined {
  const answers = query.getQueriesData<{ ITEMS?: Product[] }>({ queryKey: keys.products })
  for (const [, answer] of answers) {
    const product = answer?.ITEMS?.find(({ ID }) => String(ID) === productId)
    if (product) return { PRODUCT: { ...product, DETAIL_TEXT: '', SECTION_PATH: [] } }
  }
  return undefined
}
