import { isListOf, isNumber, isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { Nav, ProductListAnswer, ProductSort, SortOrder } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

export const isProductList = isObjectWith<ProductListAnswer>({
  ITEMS: isListOf(isProduct),
  NAV: isObjectWith<Nav>({ CNT: isNumber }),
})

/** Which products: of a section, or those that a search finds. */
export type ListSource = { sectionId: string } | { q: string }

export interface ListRequest {
  sort: ProductSort
  order: SortOrder
  limit: number
  /** From 1. */
  page: number
}

const callOf = (source: ListSource): { path: string; params: Record<string, unknown> } =>
  'q' in source
    ? { path: '/v3/api/catalog/search/list/', params: { q: source.q } }
    : { path: '/v3/api/catalog/list/', params: { filter: { SECTION_ID: source.sectionId } } }

/** One page of a product list: GET /v3/api/{url}/list/, offset (page − 1) · limit (000 §4). */
export const productListQuery = (kernel: Kernel, source: ListSource, request: ListRequest) => {
  const { sort, order, limit, page } = request
  const { path, params } = callOf(source)
  return queryOptions({
    queryKey: [...keys.products, 'list', { ...source, sort, order, limit, page }],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          path,
          { ...params, sort, order, limit, offset: (page - 1) * limit },
          { signal, shape: isProductList },
        ),
      ),
  })
}
