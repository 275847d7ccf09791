import { CAROUSEL_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isProductsAnswer } from './answer-shapes'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

/** The products viewed last: GET /v3/api/catalog/viewed/list/. */
export const lastViewedQuery = (kernel: Kernel) => {
  const queryKey: string[] = [...keys.lastViewed]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          '/v3/api/catalog/viewed/list/',
          { limit: CAROUSEL_SIZE },
          { signal, shape: isProductsAnswer },
        ),
      ),
  })
}
