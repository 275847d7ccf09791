import { useKernel } from '@prilavok/shared-kernel/kernel'
import { skipToken, useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../api/get-order'
import { previousOrderQuery } from '../../api/get-previous-order'
import type { ComparedOrders } from './compared-orders'

/** Orders that the address names; without an earlier one it is the order before. */
export function useComparedOrders({ was, now }: ComparedOrders) {
  const kernel = useKernel()
  const nowOptions = orderQuery(kernel, now)
  const later = useQuery({ ...nowOptions, queryFn: now ? nowOptions.queryFn : skipToken })
  const order = later.data?.ITEM
  const previous = useQuery({
    ...(order ? previousOrderQuery(kernel, order) : { queryKey: [], queryFn: skipToken }),
    enabled: Boolean(order && !was),
  })
  const earlierId = was || (previous.data ? String(previous.data.ID) : '')
  const earlierOptions = orderQuery(kernel, earlierId)
  const earlier = useQuery({ ...earlierOptions, queryFn: earlierId ? earlierOptions.queryFn : skipToken })
  const queries = [later, previous, earlier]
  const other = earlier.data?.ITEM
  // The list names them as they were ticked.
  const isTurned = order && other && other.CREATE_DATE > order.CREATE_DATE
  return {
    was: isTurned ? order : other,
    now: isTurned ? other : order,
    /** It is the first one. */
    noPrevious: !was && previous.data === null,
    /** One of the two is not there, or not to be seen. */
    missing: later.data?.ITEM === null || earlier.data?.ITEM === null,
    error: queries.find(({ error }) => error)?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.forEach(({ error, refetch }) => void (error && refetch())),
  }
}
