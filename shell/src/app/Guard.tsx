import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { type ReactNode, useEffect } from 'react'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'

/**
 * Keeps pages of clients from guests and users without password: they are sent to the root and asked to log in
 * (000 §2, route guard; AMB-47). While it is not known who visits, a loading state, or why it cannot be known, and no redirect.
 */
export function Guard({
  route,
  wanted,
  children,
}: {
  route: PlannedRoute
  wanted: string
  children: ReactNode
}) {
  const { bus } = useKernel()
  const navigate = useNavigate()
  const { state, error, retry } = useSession()
  const refused = route.access === 'client' && (state === 'guest' || state === 'partial')
  useEffect(() => {
    if (!refused) return
    navigate('/', { replace: true })
    bus.emit('session:prompted', { wanted })
  }, [refused, navigate, bus, wanted])
  if (route.access === 'anyone' || state === 'client') return children
  return error ? <PageFailure error={error} onRetry={retry} /> : <PageLoading />
}
