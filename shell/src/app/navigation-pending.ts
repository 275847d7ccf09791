import { createContext, useContext, useSyncExternalStore } from 'react'

/** Whether another page is on its way. A store, not a context value: a change must not touch what is not hydrated yet. */
export interface NavigationPending {
  current(): boolean
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

const NEVER: NavigationPending = { current: () => false, subscribe: () => () => undefined }

const NavigationPendingContext = createContext(NEVER)
NavigationPendingContext.displayName = 'NavigationPending'

export const NavigationPendingProvider = NavigationPendingContext.Provider

/** Whether another page is on its way. */
export function useNavigationPending(): boolean {
  const { subscribe, current } = useContext(NavigationPendingContext)
  return useSyncExternalStore(subscribe, current, NEVER.current)
}
