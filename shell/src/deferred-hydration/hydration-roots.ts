import { createContext, useContext } from 'react'

/** Parts of the page that come alive one by one: `page`, `layout`, and each slot by its name. */
export interface Regions {
  ready(region: string): void
}

const RegionsContext = createContext<Regions>({ ready: () => undefined })
RegionsContext.displayName = 'Regions'

export const RegionsProvider = RegionsContext.Provider
export const useRegions = (): Regions => useContext(RegionsContext)
