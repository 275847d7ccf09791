import { isListOf, isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { Order, OrderListAnswer, OrderStatus } from '@prilavok/shared-kernel/contract'
import { orderNumberOf } from '@prilavok/shared-kernel/contract/order-names'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { apiDay } from '../model/order-dates'
import type { NO_FILTERS, OrderListParams } from '../model/order-list-params'
import { keys } from './keys'
import { orderFields } from './order-shapes'

const shape = isObjectWith<OrderListAnswer>({
  ITEMS: isListOf(isObjectWith<Order>(orderFields)),
  NAV: isObjectWith<OrderListAnswer['NAV']>({ CNT: isNumber }),
  ORDER_STATUS: isListOf(isObjectWith<OrderStatus>({})),
  ORDER_DATE: isObjectWith<OrderListAnswer['ORDER_DATE']>({}),
})

type OrderFilters = Pick<OrderListParams, keyof typeof NO_FILTERS>

/** Which orders: `limit` of them after the first `offset`. */
interface OrderRange extends Omit<OrderListParams, 'page'> {
  offset: number
}

/** The API's range of days. One that ends before it begins is none: its field says so. */
const rangeOf = ({ from, to }: Pick<OrderFilters, 'from' | 'to'>) =>
  from && to && to < from
    ? {}
    : { ...(from ? { date_start: apiDay(from) } : {}), ...(to ? { date_end: apiDay(to) } : {}) }

/** What the API narrows the list by. */
const filtersOf = ({ status, number, user, client, shop, ...days }: OrderFilters) => ({
  ...(status ? { status } : {}),
  ...(number ? { order_number: orderNumberOf(number) } : {}),
  ...(user ? { order_user: user } : {}),
  ...(client ? { order_client: client } : {}),
  ...(shop ? { shop_client: shop } : {}),
  ...rangeOf(days),
})

/** GET /v3/api/client/order/ (001 §7, AMB-55). @throws ApiError */
export const readOrders = (
  { api }: Kernel,
  { limit, offset, sort, order, ...filters }: OrderRange,
  signal: AbortSignal,
): Promise<OrderListAnswer> =>
  api.get('/v3/api/client/order/', { limit, offset, sort, order, ...filtersOf(filters) }, { signal, shape })

/** A page of the list. Offset is (page-1)*limit. */
export const ordersQuery = (kernel: Kernel, params: OrderListParams) =>
  queryOptions({
    queryKey: keys.orderList(params),
    queryFn: ({ signal }) => {
      const { page, ...range } = params
      return readOrders(kernel, { ...range, offset: (page - 1) * params.limit }, signal)
    },
  })
