import type { BasketType, OrderBasketResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { BasketSort } from '../model/basket-sort'
import type { RememberedChoice } from '../model/order-choice'
import { basketKeys } from './basket-keys'

/**
 * Rows, sums and terms of a basket: GET /v4/api/client/order_basket/{basketType}/get/, the truth for sums (AMB-11).
 * The choices of the order form go along, so that the sums are those of the order to come.
 */
export const orderBasketQuery = (
  { api }: Kernel,
  basket: BasketType,
  sort: BasketSort,
  choice: RememberedChoice,
) =>
  queryOptions({
    queryKey: basketKeys.orderBasket(basket, sort, choice),
    queryFn: async ({ signal }) => {
      const answer = await api.get<V4Answer<OrderBasketResponse>>(
        `/v4/api/client/order_basket/${basket}/get/`,
        { sort: sort.SORT, order: sort.ORDER, ...choice },
        { signal },
      )
      return answer.response
    },
  })
