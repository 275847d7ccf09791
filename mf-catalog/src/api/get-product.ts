import { isListOf, isNullOr, isObjectWith, isSection, productFields } from '@prilavok/shared-kernel/api'
import type { ProductAnswer, ProductDetail, PropertyValue } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { withFreshCounts } from './with-fresh-counts'

const shape = isObjectWith<ProductAnswer>({
  PRODUCT: isNullOr(
    isObjectWith<ProductDetail>({
      ...productFields,
      PROPERTY: isListOf(isObjectWith<PropertyValue>({})),
      SECTION_PATH: isListOf(isSection),
    }),
  ),
})

/** A product with its texts and properties: GET /v3/api/catalog/product/{id}/. `PRODUCT` is null when it is unknown. */
export const productQuery = (kernel: Kernel, productId: string) =>
  queryOptions({
    queryKey: [...keys.products, 'one', productId],
    queryFn: ({ signal }) =>
      withFreshCounts(kernel, () =>
        kernel.api.get(`/v3/api/catalog/product/${productId}/`, {}, { signal, shape }),
      ),
  })
