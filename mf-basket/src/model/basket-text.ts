import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { PRODUCTS } from '../texts'

/** «8 товаров». */
export const countText = (count: number): string =>
  `${formatNumber(count)}${NBSP}${pluralize(count, PRODUCTS)}`

/** A sum of the main basket in the shop's money: «28 476,60 ₽». */
export const sumText = (
  sum: number,
  { PRICE_TYPE, CURRENCY }: Pick<Shop, 'PRICE_TYPE' | 'CURRENCY'>,
): string => formatMoney(sum, { priceType: PRICE_TYPE, currency: CURRENCY })
