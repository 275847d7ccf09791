import type { PageRequest } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { useMemo, useSyncExternalStore } from 'react'
import { fitLimit, type ListParams } from './list-params'
import { urlWith } from './list-url'
import { forgetParams, keepParams, paramsOf, storageKey } from './stored-params'

export interface ListParamsState {
  params: ListParams
  /** Sets, remembers and puts into the URL what changes; back to page 1 (000 §2). */
  change(next: Partial<ListParams>): void
  /** Back to the defaults, nothing remembered. Undefined when nothing is. */
  reset: (() => void) | undefined
}

const never = () => () => undefined
const onServer = () => undefined

/**
 * Parameters of a list. Local storage is unknown to the server, so the first drawing of a page that the server made goes
 * without it and takes it in right after; on every later navigation it counts from the start.
 */
export function useListParams(scope: string, { path, search }: PageRequest<object>): ListParamsState {
  const kernel = useKernel()
  const navigate = useNavigate()
  const own = useSyncExternalStore(never, () => kernel.platform.local.get(storageKey(scope)), onServer)
  const params = useMemo(() => paramsOf(kernel, search, own), [kernel, search, own])
  const go = (changes: Record<string, string | number | null>) =>
    navigate(urlWith(path, search, { ...changes, page: null, more: null }), { replace: true })
  return {
    params,
    change(next) {
      const view = next.view ?? params.view
      const limit = fitLimit(next.limit ?? params.limit, view)
      keepParams(kernel, scope, { ...params, ...next, view, limit })
      go(search.has('limit') ? { ...next, limit } : { ...next })
    },
    reset: own
      ? () => {
          forgetParams(kernel, scope)
          go({ sort: null, order: null, view: null, limit: null })
        }
      : undefined,
  }
}
