import { useLocation } from '@prilavok/shared-kernel/router'
import { useEffect, useState } from 'react'

const saysCreated = (state: unknown) =>
  typeof state === 'object' && state !== null && 'created' in state && state.created === true

/**
 * Whether the buyer has come from sending this order: the order form navigates with `state: { created: true }`. Known
 * after the first rendering, as the server does not see the state of the history.
 */
export function useJustSent(): boolean {
  const { state } = useLocation()
  const [justSent, setJustSent] = useState(false)
  useEffect(() => setJustSent(saysCreated(state)), [state])
  return justSent
}
