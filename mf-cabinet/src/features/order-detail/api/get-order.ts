import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'

/** GET /v3/api/client/order/{id}/. ITEM is null for an unknown order. */
export const orderQuery = ({ api }: Kernel, orderId: string) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'orders', 'detail', Number(orderId)],
    queryFn: ({ signal }) => api.get<OrderAnswer>(`/v3/api/client/order/${orderId}/`, {}, { signal }),
  })
