import type { BasketMergedResponse } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { mergeTexts } from './texts'

/**
 * What a login has brought along, in one sentence; undefined when there is nothing to tell.
 * @param merged a back end without this field has only its warnings told
 * @param isLimited some of the basket could not be brought as it was
 */
export function mergedText(merged: BasketMergedResponse['MERGED'], isLimited: boolean): string | undefined {
  const { BASKET = 0, FAVORITE = 0, VIEWED = 0 } = merged ?? {}
  const places = [
    BASKET > 0 && `${mergeTexts.toBasket} ${formatProducts(BASKET)}`,
    FAVORITE > 0 && `${mergeTexts.toFavourites} ${formatProducts(FAVORITE)}`,
    VIEWED > 0 && `${mergeTexts.toViewed} ${formatProducts(VIEWED)}`,
  ].filter((place) => place !== false)
  if (places.length === 0) return isLimited ? mergeTexts.mergeLimited : undefined
  const brought = `${mergeTexts.brought} ${places.join(', ')}`
  return isLimited ? `${brought}; ${mergeTexts.limitedTail}` : brought
}
