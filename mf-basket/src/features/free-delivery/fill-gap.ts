import { orderObstacle } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { countsForDelivery } from '@prilavok/shared-kernel/shop'
import { fitQuantity, quantityRuleOf } from '@prilavok/shared-kernel/ui/quantity-stepper'

/** A product that may fill the gap, with the count that is usual for it. */
export interface Familiar {
  product: Product
  usual: number
}

/** Products that together reach the sum. Sums in roubles. */
export interface Filling {
  items: { product: Product; count: number }[]
  sum: number
  /** What it comes to beyond the gap. */
  excess: number
}

/** Nobody wants a year's supply to save a delivery: a product is offered in so many usual counts at most. */
const MOST_OF_USUAL = 3
const MAX_FILLINGS = 4

const kopecks = (roubles: number) => Math.round(roubles * 100)

const fillingOf = (items: Filling['items'], gap: number): Filling => {
  const sum = items.reduce((all, { product, count }) => all + kopecks(product.PRICE) * count, 0)
  return { items, sum: sum / 100, excess: (sum - kopecks(gap)) / 100 }
}

/** The count of a product that is worth at least so much, as far as its stock goes. */
const countFor = (product: Product, sum: number) =>
  fitQuantity(Math.ceil(kopecks(sum) / kopecks(product.PRICE)), quantityRuleOf(product)).value

/** Product after product in its usual count, the last one only as far as it is needed. */
function together(familiar: readonly Familiar[], gap: number): Filling | undefined {
  const items: Filling['items'] = []
  for (const { product, usual } of familiar) {
    const left = -fillingOf(items, gap).excess
    const needed = countFor(product, left)
    const count = Math.min(needed, fitQuantity(usual, quantityRuleOf(product)).value)
    items.push({ product, count })
    const filling = fillingOf(items, gap)
    if (filling.excess >= 0) return filling
  }
  return undefined
}

/**
 * What fills the gap to free delivery with the least excess: single products in counts that are not unusual, else several of
 * them together. Only what is in stock and counts for delivery.
 * @param gap roubles
 */
export function fillGap(familiar: readonly Familiar[], gap: number): Filling[] {
  const fit = familiar.filter(
    ({ product }) => product.REMAIN > 0 && !orderObstacle(product) && countsForDelivery(product),
  )
  const single = fit
    .map(({ product, usual }) => ({ product, usual, count: countFor(product, gap) }))
    .filter(
      ({ product, usual, count }) => count <= Math.max(usual * MOST_OF_USUAL, quantityRuleOf(product).min),
    )
    .map(({ product, count }) => fillingOf([{ product, count }], gap))
    .filter(({ excess }) => excess >= 0)
    .sort((one, other) => one.excess - other.excess)
  if (single.length > 0) return single.slice(0, MAX_FILLINGS)
  const several = together(fit, gap)
  return several ? [several] : []
}
