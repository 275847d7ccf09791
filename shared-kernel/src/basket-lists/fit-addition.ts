import type { Product } from '@prilavok/shared-kernel/contract'
import {
  fitQuantity,
  type QuantityRule,
  quantityRuleOf,
  startQuantity,
} from '@prilavok/shared-kernel/ui/quantity-stepper'

/** A count that goes on top of what the basket holds. */
export interface FittedAddition {
  count: number
  /** What counts may be added. */
  rule: QuantityRule
  fit: ReturnType<typeof fitQuantity>['fit']
}

/**
 * What can be added of a product, so that the basket then holds an allowed count.
 * @param asked undefined: as many as one begins with
 */
export function fitAddition(product: Product, held: number, asked: number | undefined): FittedAddition {
  const whole = quantityRuleOf(product)
  const target = asked ?? (held > 0 ? whole.step : startQuantity({ ...product, BASKET: 0 }))
  const { value, fit } = fitQuantity(held + target, whole)
  const first = fitQuantity(held + 1, whole).value - held
  return {
    count: Math.max(0, value - held),
    rule: { min: Math.max(1, first), step: whole.step, limit: Math.max(0, whole.limit - held) },
    fit: asked === undefined ? 'as-typed' : fit,
  }
}
