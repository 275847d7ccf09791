import { isListOf, isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { Order, OrderListAnswer, OrderStatus } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { apiDay } from '../model/order-dates'
import type { OrderListParams } from '../model/order-list-params'
import { keys } from './keys'
import { orderFields } from './order-shapes'

const shape = isObjectWith<OrderListAnswer>({
  ITEMS: isListOf(isObjectWith<Order>(orderFields)),
  NAV: isObjectWith<OrderListAnswer['NAV']>({ CNT: isNumber }),
  ORDER_STATUS: isListOf(isObjectWith<OrderStatus>({})),
  ORDER_DATE: isObjectWith<OrderListAnswer['ORDER_DATE']>({}),
})

/** The API's range of days. One that ends before it begins is none: its field says so. */
const rangeOf = ({ from, to }: OrderListParams) =>
  from && to && to < from
    ? {}
    : { ...(from ? { date_start: apiDay(from) } : {}), ...(to ? { date_end: apiDay(to) } : {}) }

/** GET /v3/api/client/order/ (001 §7, AMB-55). Offset is (page-1)*limit. */
export const ordersQuery = ({ api }: Kernel, params: OrderListParams) =>
  queryOptions({
    queryKey: keys.orderList(params),
    queryFn: ({ signal }) => {
      const { page, limit, sort, order, status, number } = params
      return api.get(
        '/v3/api/client/order/',
        {
          limit,
          offset: (page - 1) * limit,
          sort,
          order,
          ...(status ? { status } : {}),
          ...(number ? { order_number: number } : {}),
          ...rangeOf(params),
        },
        { signal, shape },
      )
    },
  })
