import { type ReadableStore, useStore } from '@prilavok/shared-kernel/store'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Changes of page on their way. Stores, not context values: a change must not touch what is not hydrated yet. */
export interface NavigationPending {
  /** Whether another page is on its way. */
  pending: ReadableStore<boolean>
  /** How many changes of page have begun; told before each begins. */
  started: ReadableStore<number>
}

/** On the server nothing ever changes. */
const unchanging = <T>(value: T): ReadableStore<T> => ({
  current: () => value,
  initial: () => value,
  subscribe: () => () => undefined,
})

const NavigationPendingContext = createContext<NavigationPending>({
  pending: unchanging(false),
  started: unchanging(0),
})
NavigationPendingContext.displayName = 'NavigationPending'

export const NavigationPendingProvider = NavigationPendingContext.Provider

/** Whether another page is on its way, for those who look at it outside of rendering. */
export const usePendingNavigation = (): NavigationPending['pending'] =>
  useContext(NavigationPendingContext).pending

/** Whether another page is on its way. */
export function useNavigationPending(): boolean {
  return useStore(usePendingNavigation())
}

/** Does something just before the page changes. */
export function useNavigationStart(listener: () => void): void {
  const { started } = useContext(NavigationPendingContext)
  const latest = useEffectEvent(listener)
  useEffect(() => started.subscribe(() => latest()), [started])
}
