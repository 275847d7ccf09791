import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { usePageAccess } from '@prilavok/shared-kernel/queries'
import { Container } from '@prilavok/shared-kernel/ui/container'
import type { ReactNode } from 'react'
import { texts } from '../texts'
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
  if (error) return <PageFailure error={error} onRetry={retry} />
  return (
    <>
      {/* Who visits is found out by scripts. */}
      <noscript>
        <Container>{texts.needsScripts}</Container>
      </noscript>
      <PageLoading />
    </>
  )
}
