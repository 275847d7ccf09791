import { isListOf, isNumber, isObjectWith, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketType, MiniBasketResponse } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_SORT } from '../model/basket-sort'
import { isBasketProduct } from './basket-shapes'
import { keys } from './keys'
import { newApiProduct } from './new-api-product'

/** 000 §9. */
const MINI_BASKET_ROWS = 5

const shape = isV4(
  isObjectWith<MiniBasketResponse>({ CNT: isNumber, SUM: isNumber, PRODUCTS: isListOf(isBasketProduct) }),
)

/** The latest rows of a basket: GET /v4/api/client/basket/{basketType}/get/ with limit 5. */
export const miniBasketQuery = ({ api }: Kernel, basket: BasketType) =>
  queryOptions({
    queryKey: keys.miniBasket(basket),
    queryFn: async ({ signal }) => {
      const { response } = await api.get(
        `/v4/api/client/basket/${basket}/get/`,
        { limit: MINI_BASKET_ROWS, sort: DEFAULT_SORT.SORT, order: DEFAULT_SORT.ORDER },
        { signal, shape },
      )
      return { ...response, PRODUCTS: response.PRODUCTS.map(newApiProduct) }
    },
  })
