import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Order, OrderListAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { apiDay } from '../model/order-dates'
import { keys } from './keys'
import { orderFields } from './order-shapes'

const shape = isObjectWith<OrderListAnswer>({
  ITEMS: isListOf(isObjectWith<Order>({ ...orderFields, CREATE_DATE: isText, POSITION_SUM: isNumber })),
  NAV: isObjectWith<OrderListAnswer['NAV']>({ CNT: isNumber }),
})

/** The most that one call answers. */
const LIMIT = 1000

/** All orders since a day, yyyy-MM-dd: GET /v3/api/client/order/, as often as it takes. */
export const yearOrdersQuery = ({ api }: Kernel, from: string) =>
  queryOptions({
    queryKey: keys.yearOrders(from),
    queryFn: async ({ signal }): Promise<Order[]> => {
      const orders: Order[] = []
      for (;;) {
        const { ITEMS, NAV } = await api.get(
          '/v3/api/client/order/',
          {
            limit: LIMIT,
            offset: orders.length,
            sort: 'CREATE_DATE',
            order: 'ASC',
            date_start: apiDay(from),
          },
          { signal, shape },
        )
        orders.push(...ITEMS)
        if (ITEMS.length === 0 || orders.length >= NAV.CNT) return orders
      }
    },
    meta: { errors: 'silent' },
  })
