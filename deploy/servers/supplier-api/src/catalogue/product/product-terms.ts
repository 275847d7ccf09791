import type { LookupErrorCode } from '@prilavok/shared-kernel/contract'
import type { BasketKind } from '../../platform/database/schema-types'
import { lookupTexts } from '../../platform/errors'

/** What decides whether, for how much and in what counts a product can be bought. */
export interface ProductTerms {
  id: number
  name: string
  assortment: boolean
  /** Kopecks, in the precision of the shop (`derive_price` of the database); 0: no price. */
  price: number
  /** Whole points. */
  loyalty_price: number | null
  remain: number
  to_order: boolean
  pack: boolean
  min_quantity: number
  step_quantity: number
  delivery_exclude: boolean
}

/** Columns of `ProductTerms`, of products named `p`. */
export const TERMS_COLUMNS = [
  'p.id',
  'p.name',
  'p.assortment',
  'p.price',
  'p.loyalty_price',
  'p.remain',
  'p.to_order',
  'p.pack',
  'p.min_quantity',
  'p.step_quantity',
  'p.delivery_exclude',
] as const

/** Codes of the groups of a basket, in the order in which it shows them (AMB-39). */
export const GROUP_CODES = ['group_available', 'group_to_order', 'group_unavailable'] as const
export type GroupCode = (typeof GROUP_CODES)[number]

const NOT_FOR_POINTS = 'Этот товар нельзя получить за баллы'

/** Price of one in hundredths: kopecks in the main basket, hundredths of a point in the bonus one. */
export const unitPrice = (product: ProductTerms, basket: BasketKind): number =>
  basket === 'loyalty' ? (product.loyalty_price ?? 0) * 100 : product.price

/**
 * Price as it is remembered for what the buyer was shown (`seen_price`): in kopecks or points; 0 when the product cannot
 * be bought.
 */
export const shownPrice = (product: ProductTerms, basket: BasketKind): number =>
  rejectionCode(product, basket) ? 0 : basket === 'loyalty' ? (product.loyalty_price ?? 0) : product.price

function rejectionCode(product: ProductTerms, basket: BasketKind): LookupErrorCode | 'not_for_points' | null {
  if (!product.assortment) return 'not_assortment'
  if (basket === 'main' && product.price === 0) return 'not_price'
  if (basket === 'loyalty' && product.loyalty_price === null) return 'not_for_points'
  if (product.remain === 0 && !product.to_order) return 'not_remains'
  return null
}

/** Why nothing of the product can be bought (texts of 000 §8), or null when it can. */
export function rejectionText(product: ProductTerms | undefined, basket: BasketKind): string | null {
  if (!product) return lookupTexts.no_product
  const code = rejectionCode(product, basket)
  return code === null ? null : code === 'not_for_points' ? NOT_FOR_POINTS : lookupTexts[code]
}

export function groupOf(product: ProductTerms, basket: BasketKind): GroupCode {
  if (rejectionCode(product, basket)) return 'group_unavailable'
  return product.remain > 0 ? 'group_available' : 'group_to_order'
}

/** An order takes what is in stock and what can be ordered; the rest stays in the basket. */
export const canBeOrdered = (product: ProductTerms, basket: BasketKind): boolean =>
  rejectionCode(product, basket) === null
