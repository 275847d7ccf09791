import { createContext, useContext } from 'react'

/** The pieces of the page that hydrate one by one: `layout`, `page`, and each widget by the name of its slot. */
export interface HydrationRoots {
  /** A root answers by itself from now on. Told by `Hydrated`. */
  onHydrated(root: string): void
}

const HydrationRootsContext = createContext<HydrationRoots>({ onHydrated: () => undefined })
HydrationRootsContext.displayName = 'HydrationRoots'

export const HydrationRootsProvider = HydrationRootsContext.Provider
export const useHydrationRoots = (): HydrationRoots => useContext(HydrationRootsContext)
