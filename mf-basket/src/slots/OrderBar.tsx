import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { OrderBar } from '../features/order-bar/OrderBar'

export const prefetch = (kernel: Kernel): Promise<void> =>
  kernel.query.prefetchQuery(basketCountsQuery(kernel))

export default OrderBar
