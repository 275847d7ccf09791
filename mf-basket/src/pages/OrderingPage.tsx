import { addressesQuery, tradePointsQuery } from '@prilavok/shared-kernel/addresses'
import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery, sessionStateOf, useSession } from '@prilavok/shared-kernel/queries'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastOrderQuery } from '../api/get-last-order'
import { currentOrderBasketQuery, useOrderBasket } from '../api/use-order-basket'
import { EmptyBasket } from '../features/basket-frame/EmptyBasket'
import { OrderForm } from '../features/ordering/OrderForm'
import { OrderingSkeleton } from '../features/ordering/OrderingSkeleton'
import { SentOrderCheck } from '../features/ordering/SentOrderCheck'
import { orderingTexts } from '../features/ordering/texts'
import { basketPath, resolveBasketType, useBasketType } from '../model/basket-type'
import { hasOrderCookies } from '../model/order-choice'
import { texts } from '../texts'

/** What only a customer has. */
const prefetchOwn = async (kernel: Kernel): Promise<void> => {
  const personal = personalQuery(kernel)
  await kernel.query.prefetchQuery(personal)
  const visitor = kernel.query.getQueryData(personal.queryKey)?.ITEM
  if (!visitor || sessionStateOf(visitor, kernel.token.hasRefreshToken()) !== 'customer') return
  await Promise.all([
    kernel.query.prefetchQuery(addressesQuery(kernel)),
    hasOrderCookies(kernel) ? undefined : kernel.query.prefetchQuery(lastOrderQuery(kernel, visitor.ID)),
  ])
}

export const prefetch = async (kernel: Kernel, page: PageRequest): Promise<void> => {
  await Promise.all([
    resolveBasketType(kernel, page.search).then((basket) =>
      kernel.query.prefetchQuery(currentOrderBasketQuery(kernel, basket)),
    ),
    kernel.query.prefetchQuery(tradePointsQuery(kernel)),
    prefetchOwn(kernel),
  ])
}

export const head = (): PageHead => ({ title: orderingTexts.ordering, robots: 'noindex' })

/** /basket/ordering: open to everybody, sending asks for a login (AMB-47). */
export default function OrderingPage({ page }: { page: PageRequest }) {
  const kernel = useKernel()
  const basket = useBasketType(page.search)
  const { query, data } = useOrderBasket(basket)
  const { state, personal } = useSession()
  const addresses = useQuery({ ...addressesQuery(kernel), enabled: state === 'customer' })
  const tradePoints = useQuery(tradePointsQuery(kernel))
  const [asksForLast] = useState(() => !hasOrderCookies(kernel))
  const lastOrder = useQuery({
    ...lastOrderQuery(kernel, personal?.ID ?? null),
    enabled: state === 'customer' && asksForLast,
  })
  const missing = [query, addresses, tradePoints].filter((part) => part.error && !part.data)
  const [failed] = missing
  const retry = () => {
    for (const part of missing) void part.refetch()
  }
  const ready =
    !query.isPending && tradePoints.data !== undefined && !addresses.isLoading && !lastOrder.isLoading
  const filled = data !== undefined && data.GROUPS.length > 0
  // What is filled in stays: during a login the basket is another one, or empty, for a moment.
  const [opened, setOpened] = useState(ready && filled)
  if (ready && filled && !opened) setOpened(true)
  const [wasCustomer, setWasCustomer] = useState(state === 'customer')
  if (state === 'customer' && !wasCustomer) setWasCustomer(true)
  return (
    <Container>
      <Breadcrumbs
        items={[{ title: texts.basket, to: basketPath(basket) }, { title: orderingTexts.orderingCrumb }]}
      />
      <PageTitle>{orderingTexts.ordering}</PageTitle>
      <NeedsScripts action={orderingTexts.sendingOrder} />
      {opened && data ? (
        <OrderForm
          key={basket}
          data={data}
          addresses={addresses.data}
          tradePoints={tradePoints.data ?? []}
          lastOrder={lastOrder.data ?? undefined}
          isLoginOver={wasCustomer && state === 'visitor'}
        />
      ) : failed ? (
        <Panel>
          <ErrorState error={failed.error} onRetry={retry} retrying={failed.isFetching} />
        </Panel>
      ) : ready ? (
        <SentOrderCheck basket={basket}>
          <EmptyBasket basket={basket} />
        </SentOrderCheck>
      ) : (
        <OrderingSkeleton />
      )}
    </Container>
  )
}
