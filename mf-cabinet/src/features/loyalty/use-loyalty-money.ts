import type { LoyaltyRate } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'

/** Precision of PRICE_TYPE without fraction digits. */
const WHOLE = 26

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
  const typeOf = (sum: number) => (Number.isInteger(sum) ? WHOLE : priceType)
  return {
    money: (sum) => formatMoney(sum, { priceType, currency }),
    threshold: (sum) => formatMoney(sum, { priceType: typeOf(sum), currency }),
    rate: ({ VALUE, CURRENCY }) => formatMoney(VALUE, { priceType: typeOf(VALUE), currency: CURRENCY }),
    points: (count) => formatMoney(count, { currency: 'BONUS' }),
  }
}
