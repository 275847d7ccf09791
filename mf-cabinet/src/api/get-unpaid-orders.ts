import type { Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { CABINET_PAGE_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { NO_FILTERS } from '../model/order-list-params'
import { mayPay } from '../model/order-status'
import { readOrders } from './get-orders'
import { keys } from './keys'

/** Statuses of orders that wait for their payment (001 §4); the list can be narrowed by one of them at a time. */
const UNPAID: readonly OrderStatusCode[] = ['online-not-paid', 'online-processing']

/** Orders that the customer can pay for, the oldest first: GET /v3/api/client/order/ for each status. */
export const unpaidOrdersQuery = (kernel: Kernel) =>
  queryOptions({
    queryKey: keys.unpaidOrders,
    queryFn: async ({ signal }): Promise<Order[]> => {
      const range = {
        ...NO_FILTERS,
        limit: CABINET_PAGE_SIZE,
        offset: 0,
        sort: 'CREATE_DATE',
        order: 'ASC',
      } as const
      const answers = await Promise.all(
        UNPAID.map((status) => readOrders(kernel, { ...range, status }, signal)),
      )
      return answers
        .flatMap(({ ITEMS }) => ITEMS)
        .filter(mayPay)
        .sort((one, other) => Date.parse(one.CREATE_DATE) - Date.parse(other.CREATE_DATE))
    },
    meta: { errors: 'silent' },
  })
