import type { Product, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productByCodeQuery } from '../../../api/find-product-by-code'
import { productListQuery } from '../../../api/get-product-list'
import { searchQuery } from '../../../api/get-search'
import { readCode } from '../../../model/product-code'

/** As for suggestions (AMB-28). */
const PAUSE_MS = 300
const MIN_LENGTH = 2
const MAX_FOUND = 3
const SILENT = { errors: 'silent' } as const
const NOTHING = { products: [], count: 0 }

const foundIn = ({ ITEMS, NAV }: ProductListAnswer) => ({ products: ITEMS, count: NAV.CNT })

interface FoundProducts {
  products: readonly Product[]
  /** All that the text finds. */
  count: number
  /** The text itself finds nothing: these are found by what it was meant to be (AMB-28). */
  corrected?: string
  /** The answer for this text is on its way. */
  pending: boolean
  error: Error | null
  retry: () => void
}

/** What stands at the top of a search for this query. */
function useFirstProducts(q: string, enabled: boolean) {
  return useQuery({
    ...productListQuery(useKernel(), { q }, { sort: 'POPULARITY', order: 'DESC', limit: MAX_FOUND, page: 1 }),
    enabled,
    placeholderData: keepPreviousData,
    meta: SILENT,
  })
}

/**
 * The first products that a text finds, where it finds none those of the query that the server takes it for; a code of six digits finds
 * its own product, at once.
 */
export function useFoundProducts(typed: string): FoundProducts {
  const kernel = useKernel()
  const code = readCode(typed)
  const text = code ?? typed
  const paused = useDebounced(text, PAUSE_MS)
  const byCode = useQuery({ ...productByCodeQuery(kernel, text), enabled: code !== null })
  const unknown = code !== null && (byCode.data === null || byCode.isError)
  const q = code === null ? paused : text
  const asks = text.length >= MIN_LENGTH && (code === null || unknown)
  const list = useFirstProducts(q, asks && q.length >= MIN_LENGTH)
  const isNothing = list.data?.NAV.CNT === 0 && !list.isPlaceholderData
  const meant = useQuery({ ...searchQuery(kernel, q), enabled: asks && isNothing, meta: SILENT })
  const corrected = (asks && isNothing && meant.data?.SUGGEST) || undefined
  const meantList = useFirstProducts(corrected ?? '', corrected !== undefined)
  if (code !== null && byCode.data)
    return { products: [byCode.data], count: 1, pending: false, error: null, retry: () => undefined }
  if (code !== null && byCode.isPending)
    return { products: [], count: 0, pending: true, error: null, retry: () => undefined }
  if (corrected !== undefined && meantList.data && !meantList.isPlaceholderData)
    return { ...foundIn(meantList.data), corrected, pending: q !== text, error: null, retry: () => undefined }
  const failed = [list, meant, meantList].find(({ error }) => error !== null)
  const isAsked = (query: { isFetching: boolean; data: unknown; isPlaceholderData: boolean }) =>
    query.isFetching && (!query.data || query.isPlaceholderData)
  return {
    ...(asks && list.data ? foundIn(list.data) : NOTHING),
    pending: asks && (q !== text || isAsked(list) || isAsked(meant) || isAsked(meantList)),
    error: asks && failed ? failed.error : null,
    retry: () => void failed?.refetch(),
  }
}
