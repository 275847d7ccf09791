import { isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { ProductByCodeAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isProductList } from './get-product-list'

const shape = isObjectWith<ProductByCodeAnswer>({ PRODUCT: isProduct })

/**
 * Finds the product of a six-digit code: GET /v3/api/catalog/product/?code1c=…. That call has an error for products that cannot be
 * put into the basket now (000 §8); their pages are found by the search.
 * @returns the product's id, or undefined when there is none or the calls fail
 */
export async function findProductByCode(
  { api }: Kernel,
  code: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const direct = api
    .get('/v3/api/catalog/product/', { code1c: code }, { shape, signal })
    .then(({ PRODUCT }) => PRODUCT.ID)
  return direct.catch(() => searched(api, code, signal)).catch(() => undefined)
}

async function searched(api: Kernel['api'], code: string, signal: AbortSignal): Promise<number | undefined> {
  signal.throwIfAborted()
  const { ITEMS } = await api.get(
    '/v3/api/catalog/search/list/',
    { q: code, limit: 12 },
    { shape: isProductList, signal },
  )
  return ITEMS.find(({ UP_CODE_1C }) => UP_CODE_1C === code)?.ID
}
