import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../api/get-product'
import { placeholderProduct } from './placeholder-product'

/** A product; while it is on its way, or has not come, what a list has already shown of it (then it is not `complete`). */
export function useProduct(productId: string) {
  const kernel = useKernel()
  const placeholderData = () => placeholderProduct(kernel.query, productId)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...productQuery(kernel, productId),
    placeholderData,
  })
  const shown = data ?? (error ? placeholderData() : undefined)
  return { data: shown, complete: data !== undefined && !isPlaceholderData, error, isFetching, refetch }
}
