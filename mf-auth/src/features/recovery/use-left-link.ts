import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { useContext, useEffect, useRef } from 'react'
import { AuthViewsContext, viewPath } from '../../model/auth-views'

/**
 * Takes a used check word out of the address, and waits until the page has that address: one that is rendered anew for a visitor begins
 * with what its address says, and would check the word again. The modal has no such address.
 */
export function useLeftLink(email: string): () => Promise<void> {
  const isInModal = useContext(AuthViewsContext) !== null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isLeft = useRef<(() => void) | undefined>(undefined)
  // The form of another address is another one.
  useEffect(() => () => isLeft.current?.(), [])
  const path = viewPath('recovery', email)
  if (isInModal || pathname + search === path) return () => Promise.resolve()
  return () =>
    new Promise((resolve) => {
      isLeft.current = resolve
      navigate(path, { replace: true })
    })
}
