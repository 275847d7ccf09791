import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { type ListSource, productListQuery } from '../../../api/get-product-list'
import { readPages } from './list-url'
import { paramsOf, storageKey } from './stored-params'

/** Which list, under which name its parameters are remembered. */
export interface ListDescriptor {
  source: ListSource
  /** Id of the section, or `search`. */
  listKey: string
}

/** Loads the products that the list will show at a URL. Never throws. */
export async function prefetchList(
  kernel: Kernel,
  { source, listKey }: ListDescriptor,
  search: URLSearchParams,
): Promise<void> {
  const { view: _view, ...params } = paramsOf(kernel, search, kernel.platform.local.get(storageKey(listKey)))
  const { page, more } = readPages(search)
  await Promise.all(
    Array.from({ length: more + 1 }, (_, at) =>
      kernel.query.prefetchQuery(productListQuery(kernel, source, { ...params, page: page + at })),
    ),
  )
}
