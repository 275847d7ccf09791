import type { BasketMethodResponse, BasketUpdateAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

interface QuantityChange {
  productId: number
  /** What the main basket holds as far as is known. */
  before: number
  /** What it shall hold; 0 removes. */
  wanted: number
}

/**
 * Brings the count of a product in the main basket to `wanted`. Which of the basket's calls does it is AMB-11:
 * `add` puts a product in, `replace` changes its count, the plain call with `delete` takes it out.
 * @throws ApiError
 */
export async function sendQuantity(
  { api }: Kernel,
  { productId, before, wanted }: QuantityChange,
): Promise<BasketMethodResponse> {
  const products = { [productId]: wanted }
  if (wanted === 0) return api.post<BasketUpdateAnswer>('/v3/api/client/basket/', { products, delete: 'Y' })
  if (before > 0) return api.post<BasketUpdateAnswer>('/v3/api/client/basket/replace/', { products })
  const answer = await api.post<V4Answer<BasketMethodResponse>>('/v4/api/client/basket/main/add/', {
    products,
  })
  return answer.response
}
