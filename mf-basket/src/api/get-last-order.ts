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
    }),
  ),
})

/** The customer's latest order, null for none: GET /v3/api/client/order/. The form works without it, so nobody is told of a failure. */
export const lastOrderQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.lastOrder,
    queryFn: async ({ signal }) => {
      const query = { limit: 1, offset: 0, sort: 'CREATE_DATE', order: 'DESC' }
      const { ITEMS } = await api.get('/v3/api/client/order/', query, { signal, shape })
      return ITEMS[0] ?? null
    },
    retry: false,
    meta: { errors: 'silent' },
  })
