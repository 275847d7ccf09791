import type { Order } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'

/** Writes sums of an order: roubles by the shop's precision, points of a bonus order in «Б» (CAB-033). */
export function useOrderMoney(): (order: Pick<Order, 'IS_LOYALTY' | 'CURRENCY'>, sum: number) => string {
  const { PRICE_TYPE } = useShop()
  return (order, sum) =>
    formatMoney(sum, {
      priceType: PRICE_TYPE,
      currency: isYes(order.IS_LOYALTY) ? 'BONUS' : order.CURRENCY,
    })
}
