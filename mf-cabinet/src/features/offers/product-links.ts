import type { Product } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'

/** Address of the small picture. */
export const pictureOf = ({
  PREVIEW_PICTURE_PATH,
  DETAIL_PICTURE_PATH,
}: Pick<Product, 'PREVIEW_PICTURE_PATH' | 'DETAIL_PICTURE_PATH'>): string | null =>
  fileUrl(PREVIEW_PICTURE_PATH ?? DETAIL_PICTURE_PATH)

export const productPath = (productId: number): string => `/product/${productId}`
