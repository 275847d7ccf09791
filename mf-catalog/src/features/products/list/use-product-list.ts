import type { PageRequest, Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { productListQuery } from '../../../api/get-product-list'
import { keys } from '../../../api/keys'
import type { ListFilters } from '../filters/use-filter-draft'
import { moreUrl, pageUrl, readPages } from './list-url'
import type { ListDescriptor } from './prefetch-list'
import { type ListParamsState, useListParams } from './use-list-params'

export interface ProductListState extends Omit<ListParamsState, 'applied' | 'apply'> {
  filters: ListFilters
  state: 'loading' | 'failed' | 'loaded'
  error: Error | null
  retry(): void
  retrying: boolean
  /** Other products than asked for: those of before, until the new ones come. */
  stale: boolean
  products: Product[]
  /** All that fit (NAV.CNT). */
  count: number
  /** From 1. */
  page: number
  pageCount: number
  /** Numbers of the first and the last product shown, from 1. */
  range: { from: number; to: number }
  hrefOf(page: number): string
  /** One page more below; null when there is none. */
  moreHref: string | null
  /** Loads the ids of the products behind the first `known` ones of those shown; [] at the end of the list. */
  after(known: number): Promise<number[]>
  /** That page is on its way. */
  loadingMore: boolean
  /** The next page is not there; those before it stay, those behind it wait for it. */
  moreFailure: MoreFailure | null
}

interface MoreFailure {
  /** null while it is tried again. */
  error: Error | null
  retry(): void
}

const failureOf = ({ error, refetch }: UseQueryResult): MoreFailure => ({
  error,
  retry: () => void refetch(),
})

const FIRST = { page: 1, more: 0 }

/** Everything about one product list: parameters, filters, page, products. */
export function useProductList(
  { source, listKey }: ListDescriptor,
  request: PageRequest<object>,
): ProductListState {
  const kernel = useKernel()
  const { path, search } = request
  const { applied, apply, ...shown } = useListParams(listKey, request)
  const { limit, sort, order } = shown.params
  const { page, more } = shown.ahead ? FIRST : readPages(search)
  const queryOf = (at: number) =>
    productListQuery(kernel, source, { limit, sort, order, filters: applied.text, page: at })
  const first = useQuery({ ...queryOf(page), placeholderData: keepPreviousData })
  const further = useQueries({
    queries: Array.from({ length: more }, (_, at) => ({
      ...queryOf(page + at + 1),
      meta: { isFurther: true as const },
    })),
  })
  const pages = [first, ...further]
  const missing = further.find(({ data }) => !data)
  // No hole: what lies behind a page that is missing waits for it.
  const complete = missing ? pages.slice(0, pages.indexOf(missing)) : pages
  const products = complete.flatMap(({ data }) => data?.ITEMS ?? [])
  const count = first.data?.NAV.CNT ?? 0
  const pageCount = Math.ceil(count / limit)
  const from = (page - 1) * limit + 1
  const stale = first.isPlaceholderData
  // That the list of before was empty says nothing of the one that comes.
  const isLoaded = first.data !== undefined && !(stale && count === 0)
  return {
    ...shown,
    filters: { source, applied, apply },
    state: isLoaded ? 'loaded' : first.isError ? 'failed' : 'loading',
    error: first.error,
    retry: () => {
      void first.refetch()
      void kernel.query.refetchQueries({ queryKey: keys.filters, type: 'active' })
    },
    retrying: first.isFetching,
    stale,
    products,
    count,
    page,
    pageCount,
    range: { from, to: from + products.length - 1 },
    hrefOf: (to) => pageUrl(path, search, to),
    moreHref: moreUrl(path, search, pageCount),
    async after(known) {
      // A product may stand on two pages when the list has changed between them.
      const next = page + Math.ceil(known / limit)
      if (next > pageCount) return []
      const { ITEMS } = await kernel.query.fetchQuery(queryOf(next))
      return ITEMS.map(({ ID }) => ID)
    },
    loadingMore: further.some(({ isFetching }) => isFetching),
    moreFailure: missing && missing.errorUpdateCount > 0 ? failureOf(missing) : null,
  }
}
