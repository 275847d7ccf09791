import type { BasketMergedResponse } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { loginTexts } from './texts'

/**
 * What a login has brought along, in one sentence; undefined when there is nothing to tell.
 * @param merged a back end without this field has only its warnings told
 * @param isLimited some of the basket could not be brought as it was
 */
export function mergedText(merged: BasketMergedResponse['MERGED'], isLimited: boolean): string | undefined {
  const { BASKET = 0, FAVORITE = 0, VIEWED = 0 } = merged ?? {}
  const places = [
    BASKET > 0 && `${loginTexts.toBasket} ${formatProducts(BASKET)}`,
    FAVORITE > 0 && `${loginTexts.toFavourites} ${formatProducts(FAVORITE)}`,
    VIEWED > 0 && `${loginTexts.toViewed} ${formatProducts(VIEWED)}`,
  ].filter((place) => place !== false)
  if (places.length === 0) return isLimited ? loginTexts.mergeLimited : undefined
  const brought = `${loginTexts.brought} ${places.join(', ')}`
  return isLimited ? `${brought}; ${loginTexts.limitedTail}` : brought
}
