import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'

/** A sum of the main basket in the shop's money: «28 476,60 ₽». */
export const sumText = (
  sum: number,
  { PRICE_TYPE, CURRENCY }: Pick<Shop, 'PRICE_TYPE' | 'CURRENCY'>,
): string => formatMoney(sum, { priceType: PRICE_TYPE, currency: CURRENCY })
