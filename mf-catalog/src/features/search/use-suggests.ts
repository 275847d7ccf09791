import type { Section, Suggest } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productByCodeQuery } from '../../api/find-product-by-code'
import { productListQuery } from '../../api/get-product-list'
import { searchQuery } from '../../api/get-search'
import { suggestsQuery } from '../../api/get-suggests'
import { readCode } from '../../model/product-code'
import type { SearchOption } from './search-option'

/** AMB-28. */
const PAUSE_MS = 300
const SHORTEST = 2
const QUERIES = 6
const SECTIONS = 3
const PRODUCTS = 3

/** `none`: there is nothing to offer; `unknownCode`: no product has the code. */
export type SuggestsState = 'idle' | 'waiting' | 'ready' | 'none' | 'failed' | 'unknownCode'

export interface Suggests {
  /** The query that these belong to. */
  q: string
  state: SuggestsState
  /** Completions, then products, then sections: in the order in which they stand below one another. */
  options: readonly SearchOption[]
}

const IDLE: Suggests = { q: '', state: 'idle', options: [] }

/** What to offer for what is being typed; the product itself once six digits stand there. */
export function useSuggests(typed: string, enabled: boolean): Suggests {
  const text = typed.trim()
  const code = readCode(text)
  const byCode = useSuggestedCode(code ?? '', enabled && code !== null)
  const byText = useSuggestedText(text, enabled && code === null)
  return code === null ? byText : byCode
}

function useSuggestedCode(code: string, enabled: boolean): Suggests {
  const found = useQuery({ ...productByCodeQuery(useKernel(), code), enabled })
  if (!enabled) return IDLE
  const search = { kind: 'query', title: code } as const
  if (found.isPending) return { q: code, state: 'waiting', options: [] }
  if (found.data) return { q: code, state: 'ready', options: [{ kind: 'product', product: found.data }] }
  return { q: code, state: found.isError ? 'failed' : 'unknownCode', options: [search] }
}

/** Asked from the second character on, 300 ms after the last key (AMB-28). */
function useSuggestedText(text: string, enabled: boolean): Suggests {
  const kernel = useKernel()
  const q = useDebounced(text, PAUSE_MS)
  const asks = enabled && q.length >= SHORTEST && text.length >= SHORTEST
  const asked = { enabled: asks, placeholderData: keepPreviousData, meta: { errors: 'silent' as const } }
  const suggests = useQuery({ ...suggestsQuery(kernel, q), ...asked })
  const found = useQuery({ ...searchQuery(kernel, q), ...asked })
  const products = useQuery({
    ...productListQuery(kernel, { q }, { sort: 'POPULARITY', order: 'DESC', limit: PRODUCTS, page: 1 }),
    ...asked,
  })
  if (!asks) return IDLE
  const options: SearchOption[] = [
    ...queriesOf(suggests.data?.SUGGESTS ?? []),
    ...(products.data?.ITEMS ?? [])
      .slice(0, PRODUCTS)
      .map((product) => ({ kind: 'product', product }) as const),
    ...sectionsOf(suggests.data?.SUGGESTS ?? [], found.data?.SECTIONS ?? []),
  ]
  const all = [suggests, found, products]
  return { q, options, state: stateOf(options, all) }
}

function stateOf(
  options: readonly SearchOption[],
  calls: readonly { isPending: boolean; isError: boolean }[],
): SuggestsState {
  if (options.length > 0) return 'ready'
  if (calls.some(({ isPending }) => isPending)) return 'waiting'
  return calls.some(({ isError }) => isError) ? 'failed' : 'none'
}

const queriesOf = (suggests: readonly Suggest[]): SearchOption[] =>
  suggests
    .filter(({ SECTION_ID }) => SECTION_ID === undefined)
    .slice(0, QUERIES)
    .map(({ TITLE }) => ({ kind: 'query', title: TITLE }))

/** Sections whose names are being typed, then those of the products found; their number where it is known. */
function sectionsOf(suggests: readonly Suggest[], found: readonly Section[]): SearchOption[] {
  const named = suggests.flatMap(({ SECTION_ID: id, TITLE: title }) =>
    id === undefined ? [] : [{ id, title }],
  )
  const others = found.map(({ ID: id, NAME: title }) => ({ id, title }))
  return [...named, ...others.filter(({ id }) => named.every((own) => own.id !== id))]
    .slice(0, SECTIONS)
    .map(({ id, title }) => ({ kind: 'section', id, title, count: found.find(({ ID }) => ID === id)?.CNT }))
}
