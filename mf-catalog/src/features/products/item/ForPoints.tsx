import { orderObstacle } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLoyaltyPrices } from './LoyaltyPrices'

const BonusBasket = lazyWithRetry(() => import(/* webpackChunkName: "bonus-basket" */ './BonusBasket'))

const never = () => () => undefined

export interface ForPointsProps {
  product: Product
  /** As a large button below the one of the main basket. */
  block?: boolean
  /** The price in points, until the code of the bonus basket has loaded, and where nothing can be put into it. */
  children?: ReactNode
}

/** The way of a product with a price in points into the bonus basket (000 §6); its code loads for customers with loyalty alone. */
export function ForPoints({ product, block, children }: ForPointsProps) {
  const loyalty = useLoyaltyPrices()
  const { LOYALTY_PRICE } = product
  const loads = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!loyalty || LOYALTY_PRICE === null) return null
  if (!loads || orderObstacle({ ...product, PRICE: LOYALTY_PRICE })) return children
  return (
    <Suspense fallback={children}>
      <BonusBasket product={product} block={block}>
        {children}
      </BonusBasket>
    </Suspense>
  )
}
