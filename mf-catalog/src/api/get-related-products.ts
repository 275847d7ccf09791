import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isProductsAnswer } from './answer-shapes'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

/** Full analogs, partial analogs, and what is bought together with a product (fed by the expendables call, AMB-52). */
export type RelatedGroup = 'absoluteAnalogs' | 'partialAnalogs' | 'expendables'

/** Products that belong to another one: GET /v3/api/catalog/product/{id}/{group}/. */
export const relatedProductsQuery = (kernel: Kernel, productId: string, group: RelatedGroup) =>
  queryOptions({
    queryKey: [...keys.products, 'related', productId, group],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          `/v3/api/catalog/product/${productId}/${group}/`,
          {},
          { signal, shape: isProductsAnswer },
        ),
      ),
  })
