import { isBasketMethodResponse, isV4, type Shape } from '@prilavok/shared-kernel/api'
import type { BasketMethodResponse, BasketType, V4Answer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Calls of the third generation answer the body itself, those of the fourth under `response`. */
type MethodAnswer = BasketMethodResponse | V4Answer<BasketMethodResponse>

const isMethodAnswer: Shape<MethodAnswer> = (value): value is MethodAnswer =>
  isBasketMethodResponse(value) || isV4(isBasketMethodResponse)(value)

/** Counts by product id. */
export type Quantities = Record<number, number>

/** Sends a change of a basket and tells everybody the counts that came back. @throws ApiError */
export async function callBasket(
  { api, bus }: Kernel,
  basket: BasketType,
  path: string,
  body: Record<string, unknown>,
): Promise<BasketMethodResponse> {
  const answer = await api.post(path, body, { shape: isMethodAnswer })
  const response = 'response' in answer ? answer.response : answer
  bus.emit('basket:changed', { basket, CNT: response.CNT, SUM: response.SUM })
  return response
}
