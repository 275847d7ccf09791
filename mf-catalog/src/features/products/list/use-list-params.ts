import { type FilterState, type PageRequest, writeFilters } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { useMemo, useState, useSyncExternalStore, useTransition } from 'react'
import { type AppliedFilters, appliedOf, filterChange, readApplied } from '../filters/applied-filters'
import { DEFAULT_PARAMS, fitLimit, isDefault, type ListParams } from './list-params'
import { urlWith } from './list-url'
import { clearParams, paramsOf, saveParams, storageKey } from './stored-params'

export interface ListParamsState {
  params: ListParams
  applied: AppliedFilters
  /** Parameters or filters are chosen and not in the URL yet, so its page number belongs to the list of before. */
  ahead: boolean
  /** Sets, remembers and puts into the URL what changes; back to page 1 (000 §2). Another sort is an entry of the history. */
  change(next: Partial<ListParams>): void
  /** Other filters: an entry of the history of its own, from page 1 on (CAT-016, CAT-031). */
  apply(filters: FilterState): void
  /** Back to the defaults, nothing remembered. Undefined when nothing is and they are shown. */
  reset: (() => void) | undefined
}

interface Chosen extends Pick<ListParamsState, 'params' | 'applied'> {
  at: URLSearchParams
}

const REPLACE = { replace: true }
const never = () => () => undefined
const onServer = () => undefined

/**
 * Parameters and filters of a list. Local storage is unknown to the server, so the first rendering of a page that the server made goes
 * without it and takes it in right after; on every later navigation it counts from the start.
 */
export function useListParams(listKey: string, { path, search }: PageRequest<object>): ListParamsState {
  const kernel = useKernel()
  const navigate = useNavigate()
  const own = useSyncExternalStore(never, () => kernel.platform.local.get(storageKey(listKey)), onServer)
  const stored = paramsOf(kernel, listKey, search, own)
  const inUrl = useMemo(() => readApplied(search), [search])
  // Navigation is a transition: what was chosen shows at once, until the URL has it, or «Назад» has ended it.
  const [chosen, choose] = useState<Chosen>()
  const [moving, startMoving] = useTransition()
  const ahead = moving && chosen?.at === search
  const { params, applied } = ahead ? chosen : { params: stored, applied: inUrl }
  const move = (next: Omit<Chosen, 'at'>, url: string, { replace = false, from = '' } = {}) => {
    choose({ at: search, ...next })
    startMoving(() => {
      if (from) void navigate(from, REPLACE)
      void navigate(url, { replace, state: { keepScroll: Boolean(from) } })
    })
  }
  const urlOf = (changes: Record<string, string | number | null>) =>
    urlWith(path, search, { ...filterChange(applied), ...changes, page: null, more: null })
  return {
    params,
    applied,
    ahead,
    apply(state) {
      const next = appliedOf(writeFilters(state))
      if (next.raw === applied.raw) return
      move({ params, applied: next }, urlOf(filterChange(next)))
    },
    change(changes) {
      const joined = { ...params, ...changes }
      const next = { ...joined, limit: fitLimit(joined.limit, joined.view) }
      const { sort, order } = params
      saveParams(kernel, listKey, next)
      const url = urlOf(search.has('limit') ? { ...changes, limit: next.limit } : { ...changes })
      if (next.sort === sort && next.order === order) return move({ params: next, applied }, url, REPLACE)
      // «Назад» leads to the sort of before, also where it was a remembered one, which is another one now.
      const page: Record<string, null> = ahead ? { page: null, more: null } : {}
      const from = urlWith(path, search, { ...filterChange(applied), ...page, sort, order })
      return move({ params: next, applied }, url, { from })
    },
    reset:
      own || !isDefault(params)
        ? () => {
            clearParams(kernel, listKey)
            const url = urlOf({ sort: null, order: null, view: null, limit: null })
            move({ params: DEFAULT_PARAMS, applied }, url, REPLACE)
          }
        : undefined,
  }
}
