import { isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FavoriteChangedAnswer, Flag } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<FavoriteChangedAnswer>({ CNT: isNumber, FAVORITE: isText })

/** Makes a product a favourite (`Y`) or no longer one: POST /v3/api/catalog/favorite/. @throws ApiError */
export const setFavourite = ({ api }: Kernel, productId: number, favorite: Flag) =>
  api.post('/v3/api/catalog/favorite/', { product_id: productId, favorite }, { shape })
