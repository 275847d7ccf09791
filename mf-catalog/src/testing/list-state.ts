import { testProducts } from '@prilavok/shared-kernel/testing'
import { DEFAULT_PARAMS } from '../features/products/list/list-params'
import type { ProductListState } from '../features/products/list/use-product-list'

/** The first page of 100 products, two of them given; `changes` over it. */
export const listState = (changes: Partial<ProductListState> = {}): ProductListState => ({
  params: DEFAULT_PARAMS,
  ahead: false,
  change: () => undefined,
  reset: undefined,
  filters: {
    source: { sectionId: '12' },
    applied: { raw: '', text: '', state: {}, unreadable: false },
    apply: () => undefined,
  },
  state: 'loaded',
  error: null,
  retry: () => undefined,
  retrying: false,
  stale: false,
  products: testProducts(2),
  count: 100,
  page: 1,
  pageCount: 3,
  range: { from: 1, to: 36 },
  hrefOf: (page) => `/catalog/12?page=${page}`,
  moreHref: '/catalog/12?more=1',
  after: async () => [],
  loadingMore: false,
  moreFailure: null,
  ...changes,
})
