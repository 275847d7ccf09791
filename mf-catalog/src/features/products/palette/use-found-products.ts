import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productByCodeQuery } from '../../../api/find-product-by-code'
import { productListQuery } from '../../../api/get-product-list'
import { readCode } from '../../../model/product-code'

/** As for suggestions (AMB-28). */
const PAUSE_MS = 300
const MIN_LENGTH = 2
const MAX_FOUND = 3

interface FoundProducts {
  products: readonly Product[]
  /** All that the text finds. */
  count: number
  /** The answer for this text is on its way. */
  pending: boolean
  error: Error | null
  retry: () => void
}

/** The first products that a text finds; a code of six digits finds its own product, at once. */
export function useFoundProducts(typed: string): FoundProducts {
  const kernel = useKernel()
  const code = readCode(typed)
  const text = code ?? typed
  const paused = useDebounced(text, PAUSE_MS)
  const byCode = useQuery({ ...productByCodeQuery(kernel, text), enabled: code !== null })
  const unknown = code !== null && (byCode.data === null || byCode.isError)
  const q = code === null ? paused : text
  const asks = text.length >= MIN_LENGTH && (code === null || unknown)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...productListQuery(kernel, { q }, { sort: 'POPULARITY', order: 'DESC', limit: MAX_FOUND, page: 1 }),
    enabled: asks && q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    meta: { errors: 'silent' },
  })
  if (code !== null && byCode.data)
    return { products: [byCode.data], count: 1, pending: false, error: null, retry: () => undefined }
  if (code !== null && byCode.isPending)
    return { products: [], count: 0, pending: true, error: null, retry: () => undefined }
  return {
    products: asks ? (data?.ITEMS ?? []) : [],
    count: data?.NAV.CNT ?? 0,
    pending: asks && (q !== text || (isFetching && (!data || isPlaceholderData))),
    error: asks ? error : null,
    retry: () => void refetch(),
  }
}
