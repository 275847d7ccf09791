import { isListOf, isNullOr, isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { Order, OrderAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { orderFields } from './order-shapes'

const shape = isObjectWith<OrderAnswer>({
  ITEM: isNullOr(
    isObjectWith<NonNullable<OrderAnswer['ITEM']>>({
      ...orderFields,
      SHOP: isObjectWith<Order['SHOP']>({}),
      PRODUCTS: isListOf(isObjectWith<OrderProduct>({ ID: isNumber })),
    }),
  ),
})

/** GET /v3/api/client/order/{id}/. ITEM is null for an unknown order. @throws ApiError */
export const readOrder = ({ api }: Kernel, orderId: string, signal: AbortSignal): Promise<OrderAnswer> =>
  api.get(`/v3/api/client/order/${orderId}/`, {}, { signal, shape })

/** What a page knows of an order. */
export const orderQuery = (kernel: Kernel, orderId: string) =>
  queryOptions({
    queryKey: keys.order(Number(orderId)),
    queryFn: ({ signal }) => readOrder(kernel, orderId, signal),
  })
