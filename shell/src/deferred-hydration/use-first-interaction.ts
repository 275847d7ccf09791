import { DEFERRED_SLOTS, type SlotName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'
import { fulfilled } from '../parts/fulfilled'

const FirstInteractionContext = createContext<Promise<unknown> | null>(null)
FirstInteractionContext.displayName = 'FirstInteraction'

/** Gives the moment from which deferred widgets may hydrate; without a provider they do at once. */
export const FirstInteractionProvider = FirstInteractionContext.Provider

const NOW = fulfilled(undefined)

/**
 * Suspends a widget of a deferred slot (`DEFERRED_SLOTS`) until the first interaction. Waits in every case, if only for `NOW`: React
 * knows what a component waits for by its order, and would take the interaction for the module that the component waits for next.
 */
export function useFirstInteraction(slot: SlotName, isLoaded: boolean): void {
  const interaction = useContext(FirstInteractionContext)
  use(interaction && !isLoaded && DEFERRED_SLOTS.includes(slot) ? interaction : NOW)
}
