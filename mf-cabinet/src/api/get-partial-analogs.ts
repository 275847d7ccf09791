import { isListOf, isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { Product, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<ProductsAnswer>({ ITEMS: isListOf(isProduct) })

/** Products that differ from another one in one attribute: GET /v3/api/catalog/product/{id}/partialAnalogs/. */
export const partialAnalogsQuery = ({ api }: Kernel, productId: number) =>
  queryOptions({
    queryKey: keys.partialAnalogs(productId),
    queryFn: async ({ signal }): Promise<Product[]> =>
      (await api.get(`/v3/api/catalog/product/${productId}/partialAnalogs/`, {}, { signal, shape })).ITEMS,
  })
