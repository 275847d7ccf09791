import type { Order } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { OrderListParams } from '../model/order-list-params'
import { readOrders } from './get-orders'
import { readAll } from './read-all'

/** All orders that the filters leave, in the order of the list. @throws ApiError */
export const readAllOrders = (
  kernel: Kernel,
  { page: _page, ...filters }: OrderListParams,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Order[]> => readAll((range) => readOrders(kernel, { ...filters, ...range }, signal), onProgress)
