import type { LoyaltyRate } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatShortMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'

interface LoyaltyMoney {
  /** A sum of the shop: «112 340,50 ₽». */
  money(sum: number): string
  /** A sum that somebody has set: whole ones say no kopecks. */
  threshold(sum: number): string
  /** «1 ₽»; a share is «3 %» (AMB-54). */
  rate(rate: LoyaltyRate): string
  /** «285 Б». */
  points(count: number): string
}

/** How the loyalty page writes sums, rates and points. */
export function useLoyaltyMoney(): LoyaltyMoney {
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  return {
    money: (sum) => formatMoney(sum, { priceType, currency }),
    threshold: (sum) => formatShortMoney(sum, { priceType, currency }),
    rate: ({ VALUE, CURRENCY }) => formatShortMoney(VALUE, { priceType, currency: CURRENCY }),
    points: (count) => formatMoney(count, { currency: 'BONUS' }),
  }
}
