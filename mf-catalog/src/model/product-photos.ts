import type { PhotosAnswer, Product } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'

/** Addresses of all photos of a product, each once, the one that lists show first; none for a product without a picture. */
export function productPhotos(
  { DETAIL_PICTURE_PATH }: Pick<Product, 'DETAIL_PICTURE_PATH'>,
  answer: PhotosAnswer | undefined,
): string[] {
  const paths = [DETAIL_PICTURE_PATH, ...(answer?.ITEMS.map(({ PATH }) => PATH) ?? [])]
  return [...new Set(paths.map(fileUrl))].filter((url) => url !== null)
}
