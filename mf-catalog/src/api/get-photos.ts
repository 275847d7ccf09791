import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Certificate, Photo, PhotosAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<PhotosAnswer>({
  ITEMS: isListOf(isObjectWith<Photo>({ PATH: isText })),
  CERTIFICATE: isListOf(isObjectWith<Certificate>({ PATH: isText, NAME: isText })),
})

/** Photos of a product, and certificates beside them: GET /v3/api/catalog/product/{id}/photo/. */
export const photosQuery = (kernel: Kernel, productId: string) =>
  queryOptions({
    queryKey: [...keys.product, productId, 'photos'],
    queryFn: ({ signal }) =>
      kernel.api.get(`/v3/api/catalog/product/${productId}/photo/`, {}, { signal, shape }),
  })
