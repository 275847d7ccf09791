import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isProductsAnswer } from './answer-shapes'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

/** Badges whose products the home page shows (AMB-52). */
export type CarouselType = 'hot' | 'sale' | 'new'

/** Home lists ask for 12 (000 §9). */
const HOME_LIMIT = 12
/** Elsewhere they ask for 5 (000 §9). */
const OTHER_LIMIT = 5

/** Products with a badge: GET /v3/api/catalog/marks/{type}/carousel/. */
export const carouselQuery = (kernel: Kernel, type: CarouselType) =>
  queryOptions({
    queryKey: [...keys.products, 'carousel', type],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          `/v3/api/catalog/marks/${type}/carousel/`,
          { limit: HOME_LIMIT },
          { signal, shape: isProductsAnswer },
        ),
      ),
  })

/** What sells best, whatever its badges: GET /v3/api/catalog/marks/carousel/. */
export const bestSellersQuery = (kernel: Kernel) => {
  const queryKey: string[] = [...keys.products, 'best-sellers']
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(
          '/v3/api/catalog/marks/carousel/',
          { limit: OTHER_LIMIT },
          { signal, shape: isProductsAnswer },
        ),
      ),
  })
}
