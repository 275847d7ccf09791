import type { Product } from '@prilavok/shared-kernel/contract'
import { NBSP } from '@prilavok/shared-kernel/format'

/** Upper limit when the stock gives none (000 §9, AMB-36). */
export const NO_LIMIT = 99999

/** What counts a product may be ordered in: `min + k · step`, never above `limit`. */
export interface QuantityRule {
  min: number
  step: number
  limit: number
}

/** What the control does to a typed count: nothing, a larger one that can be sold, or a smaller one: the stock. */
export type QuantityFit = 'as-typed' | 'rounded' | 'capped'

/** The rule of a product: the stock is the limit while there is any (AMB-36). */
export const quantityRuleOf = ({
  UP_MULTIPLICITY,
  REMAIN,
}: Pick<Product, 'UP_MULTIPLICITY' | 'REMAIN'>): QuantityRule => ({
  min: UP_MULTIPLICITY?.MIN || 1,
  step: UP_MULTIPLICITY?.STEP || 1,
  limit: REMAIN > 0 ? Math.min(REMAIN, NO_LIMIT) : NO_LIMIT,
})

/** What the control shows first: the count in the basket, else QUANTITY as it can be bought, else the minimum within the limit (AMB-36). */
export const startQuantity = (
  product: Pick<Product, 'UP_MULTIPLICITY' | 'REMAIN' | 'BASKET' | 'QUANTITY'>,
): number => {
  const rule = quantityRuleOf(product)
  return product.BASKET || fitQuantity(product.QUANTITY || rule.min, rule).value
}

/** The allowed count for a typed one: up to the next `min + k · step`, capped at the limit. */
export const fitQuantity = (
  typed: number,
  { min, step, limit }: QuantityRule,
): { value: number; fit: QuantityFit } => {
  const steps = Math.max(0, Math.ceil((typed - min) / step))
  const rounded = min + steps * step
  const value = Math.min(rounded, limit)
  return { value, fit: value === typed ? 'as-typed' : value > typed ? 'rounded' : 'capped' }
}

/**
 * The counts that can be bought, said beside the control: «кратно 12», «от 10, шаг 4»; «остаток 4 вместо 5» where the stock is
 * below the smallest order, which then sells as it is (AMB-36). Null when any count can be bought.
 */
export function quantityHint({ min, step, limit }: QuantityRule): string | null {
  if (limit < min) return `остаток${NBSP}${limit} вместо${NBSP}${min}`
  const from = `от${NBSP}${min}`
  if (step <= 1) return min > 1 ? from : null
  if (min % step !== 0) return `${from}, шаг${NBSP}${step}`
  return `кратно${NBSP}${step}${min > step ? `, ${from}` : ''}`
}

/** One step up: the next count of the grid above, at most the limit. */
export const stepUp = (from: number, { min, step, limit }: QuantityRule): number =>
  Math.min(limit, from < min ? min : min + (Math.floor((from - min) / step) + 1) * step)

/** One step down: the next count of the grid below, at least the minimum (or the limit when the stock is smaller). */
export const stepDown = (from: number, { min, step, limit }: QuantityRule): number =>
  Math.min(limit, Math.max(min, min + (Math.ceil((from - min) / step) - 1) * step))

/** What of a text may stand in the input: digits and one decimal sign. Null for a negative count: it is not taken. */
export const draftOf = (text: string): string | null =>
  /[-\u2212\u2013]/.test(text) ? null : (/\d*[.,]?\d*/.exec(text.replace(/[^\d.,]/g, ''))?.[0] ?? '')

/** The count that a draft means, may be broken («1,5»: fitQuantity rounds it up); 0 without digits. */
export const countOf = (draft: string): number => Number(draft.replace(',', '.')) || 0
