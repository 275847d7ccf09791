import type { Order } from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { OrderListParams } from '../model/order-list-params'
import { readOrders } from './get-orders'

/** All orders that the filters leave, in the order of the list, call by call. @throws ApiError */
export async function readAllOrders(
  kernel: Kernel,
  params: OrderListParams,
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const all: Order[] = []
  const { page: _page, ...range } = params
  for (;;) {
    const { ITEMS, NAV } = await readOrders(
      kernel,
      { ...range, limit: QUERY_LIMIT, offset: all.length },
      signal,
    )
    all.push(...ITEMS)
    if (ITEMS.length === 0 || all.length >= NAV.CNT) return all
  }
}
