import type { Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { texts } from '../../../texts'

/** Why a product cannot be put into the basket; undefined when it can. */
export function notBuyableReason({ ASSORTMENT, PRICE }: Product): string | undefined {
  if (!isYes(ASSORTMENT)) return texts.item.notInAssortment
  return PRICE > 0 ? undefined : texts.item.noPrice
}
