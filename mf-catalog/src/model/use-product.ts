import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../api/get-product'
import { placeholderProduct } from './placeholder-product'

/** A product; while it is on its way, what a list has already shown of it (`isPlaceholderData`). */
export function useProduct(productId: string) {
  const kernel = useKernel()
  return useQuery({
    ...productQuery(kernel, productId),
    placeholderData: () => placeholderProduct(kernel.query, productId),
  })
}
