import type { PageRequest } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { DEFAULT_PARAMS, fitLimit, type ListParams } from './list-params'
import { urlWith } from './list-url'
import { clearParams, paramsOf, saveParams, storageKey } from './stored-params'

export interface ListParamsState {
  params: ListParams
  /** The parameters are chosen and not in the URL yet, so its page number belongs to the list of before. */
  ahead: boolean
  /** Sets, remembers and puts into the URL what changes; back to page 1 (000 §2). */
  change(next: Partial<ListParams>): void
  /** Back to the defaults, nothing remembered. Undefined when nothing is. */
  reset: (() => void) | undefined
}

const never = () => () => undefined
const onServer = () => undefined

/**
 * Parameters of a list. Local storage is unknown to the server, so the first rendering of a page that the server made goes
 * without it and takes it in right after; on every later navigation it counts from the start.
 */
export function useListParams(listKey: string, { path, search }: PageRequest<object>): ListParamsState {
  const kernel = useKernel()
  const navigate = useNavigate()
  const own = useSyncExternalStore(never, () => kernel.platform.local.get(storageKey(listKey)), onServer)
  const stored = useMemo(() => paramsOf(kernel, search, own), [kernel, search, own])
  // Navigation is a transition: what was chosen shows at once, until the URL has it.
  const [chosen, choose] = useState<{ at: URLSearchParams; params: ListParams }>()
  const ahead = chosen?.at === search
  const params = ahead ? chosen.params : stored
  const go = (next: ListParams, changes: Record<string, string | number | null>) => {
    choose({ at: search, params: next })
    navigate(urlWith(path, search, { ...changes, page: null, more: null }), { replace: true })
  }
  return {
    params,
    ahead,
    change(changes) {
      const joined = { ...params, ...changes }
      const next = { ...joined, limit: fitLimit(joined.limit, joined.view) }
      saveParams(kernel, listKey, next)
      go(next, search.has('limit') ? { ...changes, limit: next.limit } : { ...changes })
    },
    reset: own
      ? () => {
          clearParams(kernel, listKey)
          go(DEFAULT_PARAMS, { sort: null, order: null, view: null, limit: null })
        }
      : undefined,
  }
}
