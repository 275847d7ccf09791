import type { OrderActionAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isOrderActionAnswer } from './order-shapes'

/** POST /v3/api/client/order/ with action=cancel. SUCCESS N: the order is over already. @throws ApiError */
export const cancelOrder = ({ api }: Kernel, orderId: number, reason: string): Promise<OrderActionAnswer> =>
  api.post(
    '/v3/api/client/order/',
    { action: 'cancel', order_id: orderId, cancel_comment: reason },
    { shape: isOrderActionAnswer },
  )
