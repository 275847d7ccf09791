import type { Product, Section } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productListQuery } from '../../api/get-product-list'
import { searchQuery } from '../../api/get-search'
import { suggestsQuery } from '../../api/get-suggests'

/** AMB-28. */
const PAUSE_MS = 300
const SHORTEST = 2
const PRODUCTS = 3
const SECTIONS = 2

/** One line under the search field. */
export type SearchOption =
  | { kind: 'query'; title: string }
  | { kind: 'product'; product: Product }
  | { kind: 'section'; section: Section }

export interface Suggests {
  /** The query that these belong to. */
  q: string
  /** Completions, then products, then sections. */
  options: SearchOption[]
}

/**
 * What to offer for what is being typed: asked from the second character on, 300 ms after the last key (AMB-28).
 * @param more products and sections too, as soon as they are there
 */
export function useSuggests(typed: string, enabled: boolean, more: boolean): Suggests {
  const kernel = useKernel()
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const long = q.length >= SHORTEST && typed.trim().length >= SHORTEST
  const asked = {
    enabled: enabled && long,
    placeholderData: keepPreviousData,
    meta: { errors: 'silent' as const },
  }
  const extra = { ...asked, enabled: asked.enabled && more }
  const suggests = useQuery({ ...suggestsQuery(kernel, q), ...asked })
  const products = useQuery({
    ...productListQuery(kernel, { q }, { sort: 'POPULARITY', order: 'DESC', limit: PRODUCTS, page: 1 }),
    ...extra,
  })
  const search = useQuery({ ...searchQuery(kernel, q), ...extra })
  if (!long) return { q, options: [] }
  const queries = (suggests.data?.SUGGESTS ?? []).map(({ TITLE }) => ({
    kind: 'query' as const,
    title: TITLE,
  }))
  const found = (products.data?.ITEMS ?? []).map((product) => ({ kind: 'product' as const, product }))
  const sections = (search.data?.SECTIONS ?? []).map((section) => ({ kind: 'section' as const, section }))
  return {
    q,
    options: queries.length ? [...queries, ...found.slice(0, PRODUCTS), ...sections.slice(0, SECTIONS)] : [],
  }
}
