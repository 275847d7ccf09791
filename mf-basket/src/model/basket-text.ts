import type { BasketCounts, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { useState } from 'react'
import { PRODUCTS, texts } from '../texts'

/** «8 товаров». */
export const countText = (count: number): string =>
  `${formatNumber(count)}${NBSP}${pluralize(count, PRODUCTS)}`

/** A sum of the main basket in the shop's money: «28 476,60 ₽». */
export const sumText = (
  sum: number,
  { PRICE_TYPE, CURRENCY }: Pick<Shop, 'PRICE_TYPE' | 'CURRENCY'>,
): string => formatMoney(sum, { priceType: PRICE_TYPE, currency: CURRENCY })

/** What a live region says when the basket has changed (kit §10): «Корзина: 8 товаров, 28 476,60 ₽». Nothing at first. */
export function useBasketAnnouncement(
  counts: BasketCounts | undefined,
  shop: Pick<Shop, 'PRICE_TYPE' | 'CURRENCY'>,
): string {
  const now = counts && `${texts.basket}: ${countText(counts.CNT)}, ${sumText(counts.SUM, shop)}`
  const [first, setFirst] = useState(now)
  if (first === undefined && now !== undefined) setFirst(now)
  const [changed, setChanged] = useState(false)
  if (!changed && first !== undefined && now !== first) setChanged(true)
  return changed && now !== undefined ? now : ''
}
