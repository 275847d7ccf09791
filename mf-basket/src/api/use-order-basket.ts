import { useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { BasketType, DeliveryZone } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BasketSort, readBasketSort, rememberBasketSort } from '../model/basket-sort'
import { comingProducts, withChanges } from '../model/edit-basket'
import { readRememberedChoice, rememberReceiving } from '../model/order-choice'
import { orderBasketQuery } from './get-order-basket'

/** The basket by the sort and choices that this visitor's cookies hold; the same query on the server and here. */
export const currentOrderBasketQuery = (kernel: Kernel, basket: BasketType) =>
  orderBasketQuery(kernel, basket, readBasketSort(kernel, basket), readRememberedChoice(kernel))

/** Why the rows of another sort have not come; those of before are still shown. */
export interface SortFailure {
  error: Error
  retrying: boolean
  retry: () => void
}

/**
 * The basket of a page with the changes that are on their way, and its sort, which is remembered (BAS-010). The choices of the
 * order form are those from when the page was opened, but for the delivery or pick-up that is chosen on it.
 */
export function useOrderBasket(basket: BasketType) {
  const kernel = useKernel()
  const [{ sort, before }, setSorts] = useState<{ sort: BasketSort; before?: BasketSort }>(() => ({
    sort: readBasketSort(kernel, basket),
  }))
  const [choice, setChoice] = useState(() => readRememberedChoice(kernel))
  const query = useQuery({
    ...orderBasketQuery(kernel, basket, sort, choice),
    placeholderData: keepPreviousData,
  })
  const earlier = useQuery({ ...orderBasketQuery(kernel, basket, before ?? sort, choice), enabled: false })
  const changeSort = (next: BasketSort) => {
    rememberBasketSort(kernel, next)
    setSorts({ sort: next, before: query.data && !query.isPlaceholderData ? sort : before })
  }
  const chooseReceiving = (zone: DeliveryZone | null) => {
    rememberReceiving(kernel, zone)
    setChoice(readRememberedChoice(kernel))
  }
  const shown = query.data ?? earlier.data
  const changes = useBasketChanges(basket)
  const data = useMemo(() => shown && withChanges(shown, changes), [shown, changes])
  const coming = comingProducts(shown, changes)
  const sortFailure: SortFailure | undefined =
    query.error && !query.data && earlier.data
      ? { error: query.error, retrying: query.isFetching, retry: () => void query.refetch() }
      : undefined
  return { query, data, coming, sort, changeSort, sortFailure, choice, chooseReceiving }
}
