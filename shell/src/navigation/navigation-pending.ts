import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Changes of page on their way. A store, not context values: a change must not touch what is not hydrated yet. */
export interface NavigationPending {
  current(): boolean
  /** Told when `current` changes. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
  /** Told of each change of page before it begins. Returns the function that ends the subscription. */
  onStart(listener: () => void): () => void
}

const NEVER: NavigationPending = {
  current: () => false,
  subscribe: () => () => undefined,
  onStart: () => () => undefined,
}

const NavigationPendingContext = createContext(NEVER)
NavigationPendingContext.displayName = 'NavigationPending'

export const NavigationPendingProvider = NavigationPendingContext.Provider

/** Whether another page is on its way. */
export function useNavigationPending(): boolean {
  const { subscribe, current } = useContext(NavigationPendingContext)
  return useSyncExternalStore(subscribe, current, NEVER.current)
}

/** Does something just before the page changes. */
export function useNavigationStart(listener: () => void): void {
  const { onStart } = useContext(NavigationPendingContext)
  const latest = useEffectEvent(listener)
  useEffect(() => onStart(() => latest()), [onStart])
}
