import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { createContext, type ReactNode, useContext } from 'react'

const LoyaltyContext = createContext(false)
LoyaltyContext.displayName = 'LoyaltyPrices'

/** Decides once for all products below whether this visitor sees prices in points (AMB-35). */
export function LoyaltyPrices({ children }: { children: ReactNode }) {
  const { SHOW_LOYALTY_PRICES } = useShop()
  const { personal } = useSession()
  return (
    <LoyaltyContext.Provider value={isYes(SHOW_LOYALTY_PRICES) && isYes(personal?.LOYALTY)}>
      {children}
    </LoyaltyContext.Provider>
  )
}

export const useLoyaltyPrices = (): boolean => useContext(LoyaltyContext)
