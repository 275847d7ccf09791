import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { apiDay } from '../../../model/order-dates'
import type { OrderListParams } from '../../../model/order-list-params'

/** GET /v3/api/client/order/ (001 §7, AMB-55). Offset is (page-1)*limit. */
export const ordersQuery = ({ api }: Kernel, params: OrderListParams) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'orders', 'list', params],
    queryFn: ({ signal }) => {
      const { page, limit, sort, order, status, number, from, to } = params
      return api.get<OrderListAnswer>(
        '/v3/api/client/order/',
        {
          limit,
          offset: (page - 1) * limit,
          sort,
          order,
          ...(status ? { status } : {}),
          ...(number ? { order_number: number } : {}),
          ...(from ? { date_start: apiDay(from) } : {}),
          ...(to ? { date_end: apiDay(to) } : {}),
        },
        { signal },
      )
    },
  })
