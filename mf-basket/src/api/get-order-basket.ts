import { isListOf, isNumber, isObjectWith, isV4 } from '@prilavok/shared-kernel/api'
import type {
  BasketGroup,
  BasketInfo,
  BasketOffer,
  BasketType,
  BasketWarning,
  DeliveryZone,
  OrderBasketResponse,
  PaymentType,
  SortItem,
} from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { BasketSort } from '../model/basket-sort'
import type { RememberedChoice } from '../model/order-choice'
import { isBasketProduct } from './basket-shapes'
import { keys } from './keys'
import { newApiProduct } from './new-api-product'

const shape = isV4(
  isObjectWith<OrderBasketResponse>({
    GROUPS: isListOf(isObjectWith<BasketGroup>({ PRODUCTS: isListOf(isBasketProduct) })),
    CHECK: isListOf(isObjectWith<BasketWarning>({})),
    OFFERS: isListOf(isObjectWith<BasketOffer>({})),
    SORT: isListOf(isObjectWith<SortItem>({})),
    INFO: isObjectWith<BasketInfo>({
      itemsCount: isNumber,
      itemsSum: isNumber,
      DELIVERY_SUM: isNumber,
      deliveryZones: isListOf(isObjectWith<DeliveryZone>({})),
      paymentTypes: isListOf(isObjectWith<PaymentType>({})),
      loyaltyBasketInfo: isObjectWith<BasketInfo['loyaltyBasketInfo']>({}),
    }),
  }),
)

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
    queryKey: keys.orderBasket(basket, sort, choice),
    queryFn: async ({ signal }) => {
      const { response } = await api.get(
        `/v4/api/client/order_basket/${basket}/get/`,
        { sort: sort.SORT, order: sort.ORDER, ...choice },
        { signal, shape },
      )
      const GROUPS = response.GROUPS.map((group) => ({
        ...group,
        PRODUCTS: group.PRODUCTS.map(newApiProduct),
      }))
      return { ...response, GROUPS }
    },
  })
