import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { keys } from '../../api/keys'

/** `registry-away`: the console's server answers, its registry does not. */
export type LiveState = 'connecting' | 'live' | 'offline' | 'registry-away'

const Live = createContext<LiveState>('connecting')
Live.displayName = 'Live'

export const useLive = (): LiveState => useContext(Live)

const dataOf = (event: Event): Record<string, unknown> =>
  JSON.parse((event as MessageEvent<string>).data) as Record<string, unknown>

/** Follows the server: what the registry says is asked anew at each change, figures every few seconds. The browser reconnects by itself. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    const events = new EventSource('/api/events')
    let revision: unknown
    events.addEventListener('revision', (event) => {
      const { revision: next } = dataOf(event)
      setState('live')
      if (next === revision) return
      revision = next
      void queries.invalidateQueries({ queryKey: keys.registry })
    })
    events.addEventListener('health', (event) => {
      setState(dataOf(event).connected === false ? 'registry-away' : 'live')
      void queries.invalidateQueries({ queryKey: keys.health })
    })
    events.addEventListener('error', () => {
      setState('offline')
      // A stream that was rejected is not tried again: has the session ended?
      void queries.invalidateQueries({ queryKey: keys.me })
    })
    return () => events.close()
  }, [queries])
  return <Live value={state}>{children}</Live>
}
