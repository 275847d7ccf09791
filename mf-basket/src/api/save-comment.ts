import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Remembers the comment with the basket: POST /v4/api/client/order_basket/{basketType}/check/. @throws ApiError */
export const saveComment = async ({ api }: Kernel, basket: BasketType, comment: string): Promise<void> => {
  await api.post(`/v4/api/client/order_basket/${basket}/check/`, { comment })
}
