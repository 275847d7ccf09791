import type { Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { NO_FILTERS } from '../model/order-list-params'
import { mayPay } from '../model/order-status'
import { readOrders } from './get-orders'
import { keys } from './keys'
import { readAll } from './read-all'

/** Statuses of orders that wait for their payment (001 §4); the list can be narrowed by one of them at a time. */
const UNPAID: readonly OrderStatusCode[] = ['online-not-paid', 'online-processing']

/** Orders that the customer can pay for, the oldest first: GET /v3/api/client/order/ for each status. */
export const unpaidOrdersQuery = (kernel: Kernel) =>
  queryOptions({
    queryKey: keys.unpaidOrders,
    queryFn: async ({ signal }): Promise<Order[]> => {
      const oldest = { ...NO_FILTERS, sort: 'CREATE_DATE', order: 'ASC' } as const
      // Their sum is told: it is that of all of them.
      const found = await Promise.all(
        UNPAID.map((status) =>
          readAll((range) => readOrders(kernel, { ...oldest, ...range, status }, signal)),
        ),
      )
      return found
        .flat()
        .filter(mayPay)
        .sort((one, other) => Date.parse(one.CREATE_DATE) - Date.parse(other.CREATE_DATE))
    },
    meta: { errors: 'silent' },
  })
