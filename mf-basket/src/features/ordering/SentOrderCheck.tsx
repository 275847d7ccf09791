import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { keys } from '../../api/keys'
import { findSentOrder } from './find-sent-order'
import { readSentOrders } from './sent-orders'
import { orderingTexts } from './texts'
import { useOpenOrder } from './use-open-order'

interface SentOrderCheckProps {
  basket: BasketType
  /** What an empty basket shows when no order of this tab has taken it. */
  children: ReactNode
}

/**
 * In place of «nothing to order»: where an order was sent and its answer never came (a reload, a lost connection), the basket may be
 * empty because the order was made. Then it is opened.
 */
export function SentOrderCheck({ basket, children }: SentOrderCheckProps) {
  const kernel = useKernel()
  const isCustomer = useSession().state === 'customer'
  const openOrder = useOpenOrder(basket)
  // Known after the first rendering: the server does not see the drafts of a tab.
  const [hasSent, setHasSent] = useState(false)
  useEffect(() => setHasSent(readSentOrders(kernel, basket).length > 0), [kernel, basket])
  const enabled = hasSent && isCustomer
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.sentOrder(basket),
    queryFn: () => findSentOrder(kernel, basket),
    enabled,
    retry: false,
    gcTime: 0,
    meta: { errors: 'inline' },
  })
  const open = useEffectEvent(openOrder)
  useEffect(() => {
    if (data) open(data)
  }, [data])
  if (!enabled || data === null) return children
  if (error)
    return (
      <RetryNote
        error={error}
        text={orderingTexts.sentOrderUnknown}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Note tone="info" role="status">
      {orderingTexts.sentOrderChecked}
    </Note>
  )
}
