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

/**
 * Which products: of a section; that a search finds; that carry a mark; of a brand, there within a section or everywhere; the
 * favourites; those viewed before.
 */
export type ListSource =
  | { sectionId: string }
  | { q: string }
  | { mark: string }
  | { brandId: string; brandSection?: string }
  | { saved: 'favorite' | 'viewed' }

export interface ListRequest {
  sort: ProductSort
  order: SortOrder
  limit: number
  /** From 1. */
  page: number
  /** The applied filters as `writeFilters` gives them; '' or nothing: none. */
  filters?: string
}

/**
 * The address that the calls of a list share, and what its query begins with: `{path}list/` answers the products,
 * `{path}property/` its filters (AMB-10).
 */
export function listCall(source: ListSource): { path: string; params: Record<string, unknown> } {
  if ('q' in source) return { path: '/v3/api/catalog/search/', params: { q: source.q } }
  if ('sectionId' in source)
    return { path: '/v3/api/catalog/', params: { filter: { SECTION_ID: source.sectionId } } }
  if ('mark' in source)
    return { path: `/v3/api/catalog/marks/${encodeURIComponent(source.mark)}/`, params: {} }
  if ('saved' in source) return { path: `/v3/api/catalog/${source.saved}/`, params: {} }
  const { brandId, brandSection } = source
  return { path: `/v3/api/catalog/brands/${brandId}/${brandSection ? `${brandSection}/` : ''}`, params: {} }
}

/** One page of a product list: GET /v3/api/{url}/list/, offset (page − 1) · limit (000 §4). */
export const productListQuery = (kernel: Kernel, source: ListSource, request: ListRequest) => {
  const { sort, order, limit, page, filters } = request
  const { path, params } = listCall(source)
  const applied = filters ? { filters } : {}
  return queryOptions({
    queryKey: [...keys.products, 'list', { ...source, sort, order, limit, page, ...applied }],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          `${path}list/`,
          { ...params, ...applied, sort, order, limit, offset: (page - 1) * limit },
          { signal, shape: isProductList },
        ),
      ),
  })
}
