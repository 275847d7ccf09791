import type { Order } from '@prilavok/shared-kernel/contract'
import { currencySign, formatMoney, formatNumber, formatSum } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'

export interface OrderMoney {
  /** Sign of the order's sums, for column headers. */
  sign: string
  /** A sum with its sign. */
  money: (sum: number) => string
  /** A sum without its sign, where the header has it. */
  sum: (sum: number) => string
}

/** Writes sums of an order: roubles by the shop's precision, points of a bonus order in «Б» (CAB-033). */
export function useOrderMoney(order: Pick<Order, 'IS_LOYALTY' | 'CURRENCY'>): OrderMoney {
  const { PRICE_TYPE: priceType } = useShop()
  const bonus = isYes(order.IS_LOYALTY)
  const currency = bonus ? 'BONUS' : order.CURRENCY
  const money = (sum: number) => formatMoney(sum, { priceType, currency })
  return {
    sign: currencySign(currency),
    money,
    sum: (sum) => (bonus ? formatNumber(sum) : formatSum(sum, priceType)),
  }
}
