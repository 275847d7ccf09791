import { type FilterState, type FiltersAnswer, writeFilters } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createStore, type Store, useStore } from '@prilavok/shared-kernel/store'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { filtersQuery } from '../../../api/get-filters'
import type { ListSource } from '../../../api/get-product-list'
import type { AppliedFilters } from './applied-filters'
import type { Choice } from './filter-choices'

interface Draft {
  /** The list and what was applied to it as the draft was made: another one ends it. */
  from: string
  state: FilterState
  /** What was changed last. */
  last: Choice
}

/** What is ticked and not applied yet; panel and drawer share it, and the list does not render again for it. */
export type FilterDraftStore = Store<Draft | null>

const originOf = ({ source, applied }: ListFilters): string => hashKey([source, applied.text])

/** Another list, or other filters, by the panel, a chip or «Назад», end the draft. */
export function useFilterDraftStore(filters: ListFilters): FilterDraftStore {
  const origin = originOf(filters)
  const [store] = useState(() => createStore<Draft | null>(null))
  useEffect(() => {
    if (store.current()?.from !== origin) store.set(null)
  }, [store, origin])
  return store
}

/** Filters of a list as its panel needs them. */
export interface ListFilters {
  source: ListSource
  applied: AppliedFilters
  /** Puts the choices into the address and shows that list, from page 1 on. */
  apply(state: FilterState): void
}

export interface FilterDraft {
  state: FilterState
  change(state: FilterState, last: Choice): void
  /** Something was chosen since the panel was rendered: its counts say nothing of that. */
  isAhead(): boolean
  /** Applies what is ticked, also what was since the panel was rendered. */
  apply(): void
  /** Nothing ticked, nothing applied. */
  reset(): void
  /** Something was ticked since the filters were applied. */
  changed: boolean
  /** The newest counts that have come; undefined before the first ones. */
  answer: FiltersAnswer | undefined
  /** Counts of what is ticked are on their way. */
  asking: boolean
  /** The line whose tick is being counted. */
  counting: Choice | undefined
  error: Error | null
  retry(): void
}

/** What is ticked, and what the list would hold with it. */
export function useFilterDraft(filters: ListFilters, store: FilterDraftStore): FilterDraft {
  const { source, applied } = filters
  const kernel = useKernel()
  const stored = useStore(store)
  const from = originOf(filters)
  const draft = stored?.from === from ? stored : null
  const state = draft?.state ?? applied.state
  const newest = () => {
    const now = store.current()
    return now?.from === from ? now.state : applied.state
  }
  const countsOf = (next: FilterState) => filtersQuery(kernel, source, writeFilters(next))
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...countsOf(state),
    placeholderData: keepPreviousData,
    // Each tick asks anew (CAT-030).
    ...(draft ? { staleTime: 0 } : {}),
  })
  // An error leaves no data: the last counts stay, so that the panel can go on being used.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  const asking = isPlaceholderData || (isFetching && (draft !== null || !data))
  return {
    state,
    change(next, last) {
      // On its way while the panel renders what was ticked.
      void kernel.query.prefetchQuery({ ...countsOf(next), staleTime: 0 })
      store.set({ from, state: next, last })
    },
    isAhead: () => newest() !== state,
    apply: () => {
      const chosen = newest()
      store.set(null)
      filters.apply(chosen)
    },
    reset: () => {
      store.set(null)
      if (applied.text || applied.unreadable) filters.apply({})
    },
    changed: draft !== null,
    answer: data ?? known,
    asking,
    counting: asking ? draft?.last : undefined,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
