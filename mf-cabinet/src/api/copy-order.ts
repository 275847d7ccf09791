import type { OrderActionAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isOrderActionAnswer } from './order-shapes'

/**
 * POST /v3/api/client/order/ with action=copy: puts the products of an order into the basket.
 * @param key a repeated call with the same one adds them once
 * @throws ApiError
 */
export const copyOrder = ({ api }: Kernel, orderId: number, key: string): Promise<OrderActionAnswer> =>
  api.post(
    '/v3/api/client/order/',
    { action: 'copy', order_id: orderId, idempotency_key: key },
    { shape: isOrderActionAnswer },
  )
