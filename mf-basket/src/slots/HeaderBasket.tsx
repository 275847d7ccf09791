import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { HeaderBasket } from '../features/header-basket/HeaderBasket'

export const prefetch = (kernel: Kernel): Promise<void> =>
  kernel.query.prefetchQuery(basketCountsQuery(kernel))

export default HeaderBasket
