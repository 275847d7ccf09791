import { isListOf, isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { Product, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<ProductsAnswer>({ ITEMS: isListOf(isProduct) })

/** Full analogs of a product, then partial ones: GET /v3/api/catalog/product/{id}/absoluteAnalogs/ and …/partialAnalogs/. */
export const analogsQuery = ({ api }: Kernel, productId: number) =>
  queryOptions({
    queryKey: keys.analogs(productId),
    queryFn: async ({ signal }): Promise<Product[]> => {
      const answers = await Promise.all(
        ['absoluteAnalogs', 'partialAnalogs'].map((group) =>
          api.get(`/v3/api/catalog/product/${productId}/${group}/`, {}, { signal, shape }),
        ),
      )
      return answers.flatMap(({ ITEMS }) => ITEMS)
    },
  })
