import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { certificatesQuery } from '../api/get-certificates'
import { photosQuery } from '../api/get-photos'
import { productCertificates } from './product-certificates'
import { productPhotos } from './product-photos'

/**
 * Photos and certificates of a product, with what is known of them at once. Both calls bring certificates: what one of them
 * brings is shown when the other fails.
 * @param due whether they may be asked for: the product itself comes first
 */
export function useProductFiles(product: Product, due: boolean) {
  const kernel = useKernel()
  const id = String(product.ID)
  const photos = useQuery({ ...photosQuery(kernel, id), enabled: due })
  const certificates = useQuery({ ...certificatesQuery(kernel, id), enabled: due })
  const failed = [photos, certificates].filter(({ isError }) => isError)
  return {
    photos: productPhotos(product, photos.data),
    photosError: photos.error,
    certificates: productCertificates(photos.data, certificates.data),
    certificatesError: certificates.error ?? photos.error,
    retrying: photos.isFetching || certificates.isFetching,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
