import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'

/** There may be more products of that name than those that are offered. */
export const isCut = (match: LineMatch | 'failed' | undefined): boolean =>
  typeof match === 'object' && match.BY === 'name' && match.PRODUCTS.length >= MATCHED_PRODUCTS
