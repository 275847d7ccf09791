import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useEffect, useRef } from 'react'
import { savedListKey } from '../api/saved-list-key'

interface ShownFavourites {
  state: 'loading' | 'failed' | 'loaded'
  products: readonly Product[]
  count: number
}

/**
 * Products that were taken out of the favourites on their page: the list goes on showing them. With its next page they go, because
 * the server counts its pages without them and would leave out as many others.
 * @returns `emptied`: all favourites that there were have been taken out
 */
export function useRemovedFavourites(
  { state, products, count }: ShownFavourites,
  search: URLSearchParams,
): { emptied: boolean } {
  const { query } = useKernel()
  const removed = products.some(({ FAVORITE }) => !isYes(FAVORITE))
  const shown = search.toString()
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (removed) void query.invalidateQueries({ queryKey: savedListKey('favorite') })
  }, [query, shown, removed])
  const all = products.length > 0 && products.every(({ FAVORITE }) => !isYes(FAVORITE))
  return { emptied: state === 'loaded' && all && products.length === count && !search.has('filter') }
}
