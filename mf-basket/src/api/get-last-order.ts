import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Order, OrderListAnswer, PaymentType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<OrderListAnswer>({
  ITEMS: isListOf(
    isObjectWith<Order>({
      ORDER_NUMBER: isText,
      ID: isNumber,
      PAYMENT_TYPE: isObjectWith<PaymentType>({ CODE: isText }),
      USER: isObjectWith<Order['USER']>({ NAME: isText }),
    }),
  ),
})

/**
 * The buyer's own latest order, else the latest of his company, null for none: GET /v3/api/client/order/. The form works without
 * it, so nobody is told of a failure.
 * @param userId of the buyer: colleagues see each other's orders, and his own is what he expects to find again
 */
export const lastOrderQuery = ({ api }: Kernel, userId: number | null) =>
  queryOptions({
    queryKey: [...keys.lastOrder, userId],
    queryFn: async ({ signal }) => {
      const latest = async (filter: { order_user?: number }): Promise<Order | undefined> => {
        const query = { limit: 1, offset: 0, sort: 'CREATE_DATE', order: 'DESC', ...filter }
        return (await api.get('/v3/api/client/order/', query, { signal, shape })).ITEMS[0]
      }
      return (userId && (await latest({ order_user: userId }))) || (await latest({})) || null
    },
    retry: false,
    meta: { errors: 'silent' },
  })
