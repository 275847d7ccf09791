import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { ordersQuery } from '../api/get-orders'
import { OrderList } from '../features/order-list/OrderList'
import { readParams } from '../model/order-list-params'
import { texts } from '../texts'

/** `/cabinet/orders`: the customer's orders (CAB-002). */
export default function OrdersPage() {
  return (
    <>
      <PageTitle>{texts.orders}</PageTitle>
      <OrderList />
    </>
  )
}

export const prefetch = async (kernel: Kernel, page: PageRequest): Promise<void> => {
  if (!kernel.token.hasRefreshToken()) return
  await kernel.query.prefetchQuery(ordersQuery(kernel, readParams(page.search, kernel.platform.cookies)))
}

export const head = (): PageHead => ({ title: texts.orders, robots: 'noindex' })
