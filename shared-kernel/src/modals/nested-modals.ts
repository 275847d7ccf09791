import { createContext, type ReactNode, useContext } from 'react'

const NestedModals = createContext<ReactNode>(null)
NestedModals.displayName = 'NestedModals'

/** Tells a modal what stands over it. Given by the shell. */
export const NestedModalsProvider = NestedModals.Provider

/** What the kernel's `Modal` renders inside itself: focus trap, Esc and return of focus then work from the uppermost down. */
export const useNestedModals = (): ReactNode => useContext(NestedModals)
