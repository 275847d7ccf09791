import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../api/get-order'
import { OrderDetail } from '../features/order-detail/OrderDetail'
import { orderDetailTexts, orderTitle } from '../features/order-detail/texts'
import { useJustSent } from '../features/order-detail/use-just-sent'
import { texts } from '../texts'

type OrderRequest = PageRequest<{ orderId: string }>

/** `/cabinet/orders/{orderId}`: one order; the buyer lands here after sending it (000 §4). */
export default function OrderPage({ page }: { page: OrderRequest }) {
  const { orderId } = page.params
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useKernel(), orderId))
  const justSent = useJustSent()
  const order = data?.ITEM
  if (data && !order)
    return (
      <NotFound
        title={orderDetailTexts.orderNotFound}
        actions={
          <LinkButton to="/cabinet/orders" kind="primary" size="l">
            {orderDetailTexts.toList}
          </LinkButton>
        }
      >
        {orderDetailTexts.orderNotFoundWhy}
      </NotFound>
    )
  if (error && !order)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return order ? <OrderDetail order={order} justSent={justSent} /> : <OrderLoading />
}

function OrderLoading() {
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={34} />
      <SkeletonList rows={6} height={68} />
    </div>
  )
}

export const prefetch = async (kernel: Kernel, page: OrderRequest): Promise<void> => {
  if (kernel.token.hasRefreshToken())
    await kernel.query.prefetchQuery(orderQuery(kernel, page.params.orderId))
}

export const head = (kernel: Kernel, page: OrderRequest): PageHead => {
  const answer = kernel.query.getQueryData(orderQuery(kernel, page.params.orderId).queryKey)
  const order = answer?.ITEM
  if (answer && !order) return missingHead(orderDetailTexts.orderNotFound)
  return { title: order ? orderTitle(order) : texts.order, robots: 'noindex' }
}
