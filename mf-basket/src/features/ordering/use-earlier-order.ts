import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys } from '../../api/keys'
import { findMadeOrders } from './find-sent-order'
import { readSentOrders } from './sent-orders'

/**
 * What became of the orders that were sent before the form was opened and whose answer never came. Asked once, and before anything
 * is sent: an order with the same contents would otherwise be taken for the one that was made.
 */
export function useEarlierOrder(basket: BasketType) {
  const kernel = useKernel()
  const isCustomer = useSession().state === 'customer'
  // Known after the first rendering: the server does not see the drafts of a tab.
  const [hasSent, setHasSent] = useState(false)
  useEffect(() => setHasSent(readSentOrders(kernel, basket).length > 0), [kernel, basket])
  const { data, isFetching } = useQuery({
    queryKey: keys.earlierOrder(basket),
    queryFn: () => findMadeOrders(kernel, basket),
    enabled: hasSent && isCustomer,
    retry: false,
    // What is sent from this form on is the form's own affair.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
    meta: { errors: 'inline' },
  })
  return {
    /** Id of the order that was made. */
    made: data ?? undefined,
    checking: isFetching,
  }
}
