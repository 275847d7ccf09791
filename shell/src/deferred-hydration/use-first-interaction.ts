import { DEFERRED_SLOTS, type SlotName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'

const FirstInteractionContext = createContext<Promise<unknown> | null>(null)
FirstInteractionContext.displayName = 'FirstInteraction'

/** Gives the moment from which deferred widgets may hydrate; without a provider they do at once. */
export const FirstInteractionProvider = FirstInteractionContext.Provider

/** Suspends a widget of a deferred slot (`DEFERRED_SLOTS`) until the first interaction. */
export function useFirstInteraction(slot: SlotName, isLoaded: boolean): void {
  const interaction = useContext(FirstInteractionContext)
  if (interaction && !isLoaded && DEFERRED_SLOTS.includes(slot)) use(interaction)
}
