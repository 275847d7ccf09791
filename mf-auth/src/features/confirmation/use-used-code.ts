import { useNavigate } from '@prilavok/shared-kernel/router'
import { useEffect, useRef } from 'react'

/**
 * Takes a used code out of the address, and waits until the page has that address: one that is rendered anew for another user begins
 * with what its address says, and would send the code again.
 */
export function useUsedCode(code: string): (email: string) => Promise<void> {
  const navigate = useNavigate()
  const isGone = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!code) isGone.current?.()
    // Whoever leaves the page meanwhile is at another address, too.
    return () => isGone.current?.()
  }, [code])
  return (email) =>
    new Promise((resolve) => {
      isGone.current = resolve
      navigate(`/confirm?${new URLSearchParams({ email })}`, { replace: true })
      if (!code) resolve()
    })
}
