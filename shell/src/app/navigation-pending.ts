import { createContext, useContext } from 'react'

const NavigationPendingContext = createContext(false)
NavigationPendingContext.displayName = 'NavigationPending'

export const NavigationPendingProvider = NavigationPendingContext.Provider
/** Whether another page is on its way. */
export const useNavigationPending = (): boolean => useContext(NavigationPendingContext)
