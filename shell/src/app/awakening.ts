import { DEFERRED_SLOTS, type SlotName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'

const NOW = Promise.resolve()

const AwakeningContext = createContext<Promise<void>>(NOW)
AwakeningContext.displayName = 'Awakening'

/** Gives the moment from which deferred widgets may come alive; without a provider they do at once. */
export const AwakeningProvider = AwakeningContext.Provider

/** Waits, where the slot is a deferred one, for the first sign of the buyer (see `DEFERRED_SLOTS`). */
export function useAwakening(slot: SlotName, isLoaded: boolean): void {
  const awakening = useContext(AwakeningContext)
  if (!isLoaded && awakening !== NOW && DEFERRED_SLOTS.includes(slot)) use(awakening)
}
