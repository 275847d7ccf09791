import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQueries } from '@tanstack/react-query'
import { productQuery } from '../../../api/get-product'
import type { Compared } from './compared-properties'

/** Products of the columns with all their properties, as these come: lists know only some of them. */
export function useCompared(products: readonly Product[]) {
  const kernel = useKernel()
  const queries = useQueries({ queries: products.map(({ ID }) => productQuery(kernel, String(ID))) })
  const columns = products.map((product, at): Compared => {
    const detail = queries[at]?.data?.PRODUCT
    return { product: detail ?? product, complete: Boolean(detail) }
  })
  const failed = queries.filter(({ isError }) => isError)
  return {
    columns,
    error: failed[0]?.error ?? null,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
