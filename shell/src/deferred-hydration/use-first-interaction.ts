import { DEFERRED_SLOTS, type SlotName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'
import { fulfilled } from '../parts/fulfilled'

const NOW = fulfilled(undefined)

const AwakeningContext = createContext<Promise<unknown>>(NOW)
AwakeningContext.displayName = 'Awakening'

/** Gives the moment from which deferred widgets may come alive; without a provider they do at once. */
export const AwakeningProvider = AwakeningContext.Provider

/** Waits, where the slot is a deferred one, for the first sign of the buyer (see `DEFERRED_SLOTS`). */
export function useAwakening(slot: SlotName, isLoaded: boolean): void {
  const awakening = useContext(AwakeningContext)
  use(!isLoaded && DEFERRED_SLOTS.includes(slot) ? awakening : NOW)
}
