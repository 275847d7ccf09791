import type { ProductAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

/** A product with its texts and properties: GET /v3/api/catalog/product/{id}/. `PRODUCT` is null when it is unknown. */
export const productQuery = (kernel: Kernel, productId: string) =>
  queryOptions({
    queryKey: [...keys.products, 'one', productId],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get<ProductAnswer>(`/v3/api/catalog/product/${productId}/`, {}, { signal }),
      ),
  })
