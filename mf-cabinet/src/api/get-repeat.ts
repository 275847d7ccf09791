import { isListOf, isNumber, isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { OrderAnswer, OrderRepeatAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { readOrder } from './get-order'
import { keys } from './keys'

const shape = isObjectWith<OrderRepeatAnswer>({
  ITEMS: isListOf(isProduct),
  ANALOGS: isListOf(
    isObjectWith<OrderRepeatAnswer['ANALOGS'][number]>({ PRODUCT_ID: isNumber, ITEMS: isListOf(isProduct) }),
  ),
})

/** An order as it was, and its goods as they are now. */
export interface RepeatData {
  order: NonNullable<OrderAnswer['ITEM']>
  now: OrderRepeatAnswer
}

/** GET /v3/api/client/order/{id}/ with …/repeat/, which another back end may lack (404); null for an unknown order. */
export const repeatQuery = (kernel: Kernel, orderId: number) =>
  queryOptions({
    queryKey: keys.repeat(orderId),
    queryFn: async ({ signal }): Promise<RepeatData | null> => {
      const [{ ITEM }, now] = await Promise.all([
        readOrder(kernel, String(orderId), signal),
        kernel.api.get(`/v3/api/client/order/${orderId}/repeat/`, {}, { signal, shape }),
      ])
      return ITEM && { order: ITEM, now }
    },
  })
