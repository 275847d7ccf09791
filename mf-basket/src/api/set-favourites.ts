import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FavoritesChangedAnswer, Flag } from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<FavoritesChangedAnswer>({
  CNT: isNumber,
  FAVORITE: isText,
  CHANGED: isListOf(isNumber),
})

/**
 * Makes products favourites (`Y`) or no longer ones, a thousand with each call: POST /v3/api/catalog/favorite/many/.
 * @returns IDs of those that were otherwise before
 * @throws ApiError
 */
export async function setFavourites(
  kernel: Pick<Kernel, 'api' | 'bus'>,
  ids: readonly number[],
  favorite: Flag,
): Promise<number[]> {
  const product_ids = ids.slice(0, QUERY_LIMIT)
  const body = { product_ids, favorite }
  const { CNT, CHANGED } = await kernel.api.post('/v3/api/catalog/favorite/many/', body, { shape })
  kernel.bus.emit('favourites:changed', { CNT, PRODUCT_IDS: product_ids, FAVORITE: favorite })
  const rest = ids.slice(QUERY_LIMIT)
  return rest.length > 0 ? [...CHANGED, ...(await setFavourites(kernel, rest, favorite))] : CHANGED
}
