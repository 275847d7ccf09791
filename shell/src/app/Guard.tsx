import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { usePageAccess } from '@prilavok/shared-kernel/queries'
import type { ReactNode } from 'react'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'

/** Shows a page to those who may see it; else a loading state, or why it cannot be known who visits. */
export function Guard({
  route,
  returnTo,
  children,
}: {
  route: PlannedRoute
  returnTo: string
  children: ReactNode
}) {
  const { allowed, error, retry } = usePageAccess(route.access, returnTo)
  if (allowed) return children
  return error ? <PageFailure error={error} onRetry={retry} /> : <PageLoading />
}
