import type { RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { useEffect } from 'react'
import { useSession } from './personal'

export interface PageAccess {
  allowed: boolean
  /** Why it cannot be known who visits; null while that is not known yet. */
  error: Error | null
  /** Asks again. */
  retry: () => void
}

/**
 * Keeps pages of customers from visitors and users without a password: they are sent to the root and asked to log in
 * (000 §2, route guard; AMB-47). Nobody is sent away before it is known who visits.
 * @param url path, query and fragment of the page, opened again after the login; the history keeps it, so that a reload asks for the login once more
 */
export function usePageAccess(access: RouteDescriptor['access'], url: string): PageAccess {
  const { bus, token } = useKernel()
  const navigate = useNavigate()
  const { state, error, retry } = useSession()
  const rejected = access !== 'anyone' && (state === 'visitor' || state === 'partial')
  useEffect(() => {
    if (!rejected) return
    navigate('/', { replace: true, state: { returnTo: url } })
    if (!token.isLeaving()) bus.emit('session:prompted', { returnTo: url })
  }, [rejected, navigate, bus, token, url])
  return { allowed: access === 'anyone' || state === 'customer', error, retry }
}
