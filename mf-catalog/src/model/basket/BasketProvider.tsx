import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type BasketChanges, createBasketChanges } from './basket-changes'
import { useFollowBasket } from './use-follow-basket'

const BasketContext = createContext<BasketChanges | null>(null)
BasketContext.displayName = 'CatalogBasket'

/** Lets the products below be put into the main basket. One per page, slot or modal of this part. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const kernel = useKernel()
  const [changes] = useState(() => createBasketChanges(kernel))
  useEffect(() => {
    changes.setSeen(true)
    window.addEventListener('pagehide', changes.flush)
    return () => {
      window.removeEventListener('pagehide', changes.flush)
      changes.setSeen(false)
      changes.flush()
    }
  }, [changes])
  useFollowBasket()
  return <BasketContext.Provider value={changes}>{children}</BasketContext.Provider>
}

/** @throws when no `BasketProvider` is above the component. */
export function useBasketChanges(): BasketChanges {
  const changes = useContext(BasketContext)
  if (!changes) throw new Error('useBasketChanges: draw the products inside a BasketProvider.')
  return changes
}
