import type { Order } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { dayOf } from '../model/order-dates'
import { NO_FILTERS } from '../model/order-list-params'
import { isCalledOff } from '../model/order-status'
import { readOrders } from './get-orders'
import { keys } from './keys'

/** Orders of one day that are looked through. */
const LOOKED_AT = 100

/** Bonus orders are compared with bonus orders; a cancelled order was never had. */
const isLike = (order: Order, other: Order): boolean =>
  other.IS_LOYALTY === order.IS_LOYALTY &&
  !isCalledOff(other.STATUS) &&
  (other.CREATE_DATE < order.CREATE_DATE || (other.CREATE_DATE === order.CREATE_DATE && other.ID < order.ID))

/** The order of the same person before another one; null: there is none. @throws ApiError */
export const previousOrderQuery = (kernel: Kernel, order: Order) =>
  queryOptions({
    queryKey: keys.previousOrder(order.ID),
    queryFn: async ({ signal }) => {
      const { ITEMS } = await readOrders(
        kernel,
        {
          ...NO_FILTERS,
          user: String(order.USER.ID ?? order.USER.EMAIL),
          to: dayOf(order.CREATE_DATE, kernel.shop.TIME_ZONE) ?? '',
          limit: LOOKED_AT,
          offset: 0,
          sort: 'CREATE_DATE',
          order: 'DESC',
        },
        signal,
      )
      return ITEMS.find((other) => isLike(order, other)) ?? null
    },
  })
