import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Order, OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { apiDay } from '../model/order-dates'
import { keys } from './keys'
import { orderFields } from './order-shapes'

const shape = isObjectWith<OrderListAnswer>({
  ITEMS: isListOf(isObjectWith<Order>({ ...orderFields, CREATE_DATE: isText, POSITION_SUM: isNumber })),
  NAV: isObjectWith<OrderListAnswer['NAV']>({ CNT: isNumber }),
})

export interface YearOrders {
  /** The newest first. */
  orders: readonly Order[]
  /** There are more, which one call does not answer. */
  isPart: boolean
}

/** The newest orders since a day, yyyy-MM-dd, as many as one call answers: GET /v3/api/client/order/. The API has no sums of them. */
export const yearOrdersQuery = ({ api }: Kernel, from: string) =>
  queryOptions({
    queryKey: keys.yearOrders(from),
    queryFn: async ({ signal }): Promise<YearOrders> => {
      const { ITEMS, NAV } = await api.get(
        '/v3/api/client/order/',
        { limit: QUERY_LIMIT, offset: 0, sort: 'CREATE_DATE', order: 'DESC', date_start: apiDay(from) },
        { signal, shape },
      )
      return { orders: ITEMS, isPart: NAV.CNT > ITEMS.length }
    },
    meta: { errors: 'silent' },
  })
