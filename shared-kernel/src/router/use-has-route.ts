import { matchRoute, splitUrl } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useCallback } from 'react'

/** Tells whether a part of this page's plan has the page of a path (its query and its place do not matter): what nobody brings is not linked to. */
export function useHasRoute(): (path: string) => boolean {
  const { plan } = useKernel()
  return useCallback((path) => matchRoute(plan.routes, splitUrl(path).pathname) !== undefined, [plan])
}
