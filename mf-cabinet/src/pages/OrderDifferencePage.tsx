import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { orderQuery } from '../api/get-order'
import { readCompared } from '../features/order-difference/compared-orders'
import { OrderDifference } from '../features/order-difference/OrderDifference'
import { orderDifferenceTexts as texts } from '../features/order-difference/texts'
import { useComparedOrders } from '../features/order-difference/use-compared-orders'

/** `/cabinet/orders/difference?was={id}&now={id}`: what two orders differ in; without `was` the order before is meant. */
export default function OrderDifferencePage({ page }: { page: PageRequest }) {
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Compared page={page} />
    </>
  )
}

function Compared({ page }: { page: PageRequest }) {
  const asked = readCompared(page.search)
  const { was, now, noPrevious, missing, error, isFetching, retry } = useComparedOrders(asked)
  if (!asked.now) return <Instead title={texts.choose}>{texts.chooseWhere}</Instead>
  if (missing) return <Instead title={texts.notFound}>{texts.notFoundWhy}</Instead>
  if (noPrevious) return <Instead title={texts.noPrevious}>{texts.noPreviousWhy}</Instead>
  if (was && now) return <OrderDifference key={`${was.ID} ${now.ID}`} was={was} now={now} />
  if (error) return <ErrorState error={error} onRetry={retry} retrying={isFetching} />
  return (
    <div aria-busy="true">
      <SkeletonList rows={1} height={86} />
      <SkeletonList rows={8} height={52} gap={1} />
    </div>
  )
}

/** Why there is nothing to compare, and where orders are chosen. */
function Instead({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      icon="compare"
      title={title}
      actions={
        <LinkButton kind="primary" to="/cabinet/orders">
          {texts.toList}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}

export const prefetch = async (kernel: Kernel, { search }: PageRequest): Promise<void> => {
  if (!kernel.token.hasRefreshToken()) return
  const { was, now } = readCompared(search)
  await Promise.all(
    [was, now].filter(Boolean).map((id) => kernel.query.prefetchQuery(orderQuery(kernel, id))),
  )
}

export const head = (): PageHead => ({ title: texts.title, robots: 'noindex' })
