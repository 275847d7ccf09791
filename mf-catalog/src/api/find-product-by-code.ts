import { isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { Product, ProductByCodeAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isProductList } from './get-product-list'
import { keys } from './keys'

const shape = isObjectWith<ProductByCodeAnswer>({ PRODUCT: isProduct })

/**
 * The product of a six-digit code, or null: GET /v3/api/catalog/product/?code1c=…. That call has an error for products that
 * cannot be put into the basket now (000 §8); their pages are found by the search.
 */
export const productByCodeQuery = ({ api }: Kernel, code: string) =>
  queryOptions({
    queryKey: [...keys.products, 'code', code],
    queryFn: async ({ signal }): Promise<Product | null> => {
      try {
        const answer = await api.get('/v3/api/catalog/product/', { code1c: code }, { shape, signal })
        return answer.PRODUCT
      } catch (error) {
        if (signal.aborted || !isApiError(error) || !error.answered) throw error
        return searched(api, code, signal)
      }
    },
    retry: false,
    meta: { errors: 'silent' },
  })

async function searched(api: Kernel['api'], code: string, signal: AbortSignal): Promise<Product | null> {
  const { ITEMS } = await api.get(
    '/v3/api/catalog/search/list/',
    { q: code, limit: 12 },
    { shape: isProductList, signal },
  )
  return ITEMS.find(({ UP_CODE_1C }) => UP_CODE_1C === code) ?? null
}
