import type { ProductByCodeAnswer, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/**
 * Finds the product of a six-digit code: GET /v3/api/catalog/product/?code1c=…. That call refuses products that cannot be
 * put into the basket now (000 §8); their pages are found by the search.
 * @returns the product's id, or undefined when there is none or the calls fail
 */
export async function findProductByCode({ api }: Kernel, code: string): Promise<number | undefined> {
  const direct = api
    .get<ProductByCodeAnswer>('/v3/api/catalog/product/', { code1c: code })
    .then(({ PRODUCT }) => PRODUCT.ID)
  return direct.catch(() => searched(api, code)).catch(() => undefined)
}

async function searched(api: Kernel['api'], code: string): Promise<number | undefined> {
  const { ITEMS } = await api.get<ProductListAnswer>('/v3/api/catalog/search/list/', { q: code, limit: 12 })
  return ITEMS.find(({ UP_CODE_1C }) => UP_CODE_1C === code)?.ID
}
