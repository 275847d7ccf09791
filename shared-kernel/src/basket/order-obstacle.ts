import type { LookupErrorCode, Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

/** Neither in stock nor to order. */
export const isMissing = ({ REMAIN, TO_ORDER }: Pick<Product, 'REMAIN' | 'TO_ORDER'>): boolean =>
  REMAIN <= 0 && !isYes(TO_ORDER)

type Orderable = Pick<Product, 'ASSORTMENT' | 'PRICE' | 'REMAIN' | 'TO_ORDER'>

/** Why a product cannot be ordered, as the look-up by code says it (AMB-76); undefined for one that can. */
export function orderObstacle(
  product: Orderable,
): Extract<LookupErrorCode, 'not_assortment' | 'not_price' | 'not_remains'> | undefined {
  if (!isYes(product.ASSORTMENT)) return 'not_assortment'
  if (product.PRICE <= 0) return 'not_price'
  return isMissing(product) ? 'not_remains' : undefined
}
