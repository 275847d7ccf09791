import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { filtersQuery } from '../../../api/get-filters'
import { type ListSource, productListQuery } from '../../../api/get-product-list'
import { readApplied } from '../filters/applied-filters'
import { readPages } from './list-url'
import { paramsOf, storageKey } from './stored-params'

/** Which list, under which name its parameters are remembered. */
export interface ListDescriptor {
  source: ListSource
  /** Id of the section, `search`, `mark-CODE`, `brand-ID`, `favorite` or `viewed`. */
  listKey: string
}

/** Loads the products, first, and the filters that the list will show at a URL. Never throws. */
export async function prefetchList(
  kernel: Kernel,
  { source, listKey }: ListDescriptor,
  search: URLSearchParams,
): Promise<void> {
  const own = kernel.platform.local.get(storageKey(listKey))
  const { view: _view, ...params } = paramsOf(kernel, listKey, search, own)
  const { page, more } = readPages(search)
  const { text: filters } = readApplied(search)
  await Promise.all([
    ...Array.from({ length: more + 1 }, (_, at) =>
      kernel.query.prefetchQuery(productListQuery(kernel, source, { ...params, filters, page: page + at })),
    ),
    kernel.query.prefetchQuery(filtersQuery(kernel, source, filters)),
  ])
}
