import { useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BasketSort, readBasketSort, rememberBasketSort } from '../model/basket-sort'
import { comingProducts, withChanges } from '../model/edit-basket'
import { readRememberedChoice } from '../model/order-choice'
import { orderBasketQuery } from './get-order-basket'

/** The basket by the sort and choices that this visitor's cookies hold; the same query on the server and here. */
export const currentOrderBasketQuery = (kernel: Kernel, basket: BasketType) =>
  orderBasketQuery(kernel, basket, readBasketSort(kernel), readRememberedChoice(kernel))

/** The basket of a page with the changes that are on their way, and its sort, which is remembered (BAS-010). The choices of the order form are those from when the page was opened. */
export function useOrderBasket(basket: BasketType) {
  const kernel = useKernel()
  const [sort, setSort] = useState(() => readBasketSort(kernel))
  const [choice] = useState(() => readRememberedChoice(kernel))
  const query = useQuery({
    ...orderBasketQuery(kernel, basket, sort, choice),
    placeholderData: keepPreviousData,
  })
  const changeSort = (next: BasketSort) => {
    rememberBasketSort(kernel, next)
    setSort(next)
  }
  const changes = useBasketChanges(basket)
  const data = useMemo(() => query.data && withChanges(query.data, changes), [query.data, changes])
  const coming = comingProducts(query.data, changes)
  return { query, data, coming, sort, changeSort }
}
