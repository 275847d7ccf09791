import { isBasketMethodResponse, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketMergedResponse } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/**
 * POST /v4/api/client/basket/main/merge/: puts the visitor's basket into the customer's, right after a login (AMB-68),
 * with his favourites and viewed products.
 * @param userCode names the visitor: USER_CODE of the personal info, or the access token before the login
 * @throws ApiError
 */
export const mergeBasket = async ({ api }: Kernel, userCode: string): Promise<BasketMergedResponse> => {
  const answer = await api.post(
    '/v4/api/client/basket/main/merge/',
    { user_code: userCode },
    { shape: isV4<BasketMergedResponse>(isBasketMethodResponse) },
  )
  return answer.response
}
