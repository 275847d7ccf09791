import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { freeDeliverySum, freeDeliveryZone, rememberedDelivery, useShop } from '@prilavok/shared-kernel/shop'
import type { OrderTrackProps } from '@prilavok/shared-kernel/ui/order-track'
import { stopsBelowMinimum } from './order-terms'

/** The order of the main basket as its counts tell it. */
interface MainOrder {
  /** undefined while they are not known. */
  counts: BasketCountsAnswer | undefined
  /** What the order track shows. */
  track: Pick<
    OrderTrackProps,
    'sum' | 'deliverySum' | 'minOrder' | 'freeFrom' | 'zone' | 'priceType' | 'currency'
  >
  /** Below the minimum, and the shop insists on it. */
  blocked: boolean
}

/** Sums of the order for places that know no rows: the bar of lists, the mini basket, the palette. They follow each change at once. */
export function useMainOrder(): MainOrder {
  const kernel = useKernel()
  const shop = useShop()
  const counts = useBasketCounts()
  const { SUM: sum = 0, DELIVERY_SUM: deliverySum = sum, CURRENCY: currency = shop.CURRENCY } = counts ?? {}
  // The shop's data is as old as the page, and older; the counts are as fresh as the order basket, which tells the same.
  const { MIN_ORDER_SUM: minOrder = shop.MIN_ORDER_SUM, NO_CHECK_ORDER_SUM = shop.NO_CHECK_ORDER_SUM } =
    counts ?? {}
  const choice = rememberedDelivery(kernel)
  return {
    counts,
    track: {
      ...{ sum, deliverySum, minOrder, priceType: shop.PRICE_TYPE, currency },
      freeFrom: freeDeliverySum(shop, choice),
      zone: freeDeliveryZone(shop, choice, deliverySum),
    },
    blocked: stopsBelowMinimum(sum, minOrder, { ...shop, NO_CHECK_ORDER_SUM }),
  }
}
