import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Certificate, CertificatesAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<CertificatesAnswer>({
  ITEMS: isListOf(isObjectWith<Certificate>({ PATH: isText, NAME: isText })),
})

/** Certificates of a product: GET /v3/api/catalog/product/{id}/certification/. */
export const certificatesQuery = (kernel: Kernel, productId: string) =>
  queryOptions({
    queryKey: [...keys.product, productId, 'certificates'],
    queryFn: ({ signal }) =>
      kernel.api.get(`/v3/api/catalog/product/${productId}/certification/`, {}, { signal, shape }),
  })
