import { lookupTexts } from '../../platform/errors'
import type { ProductTerms } from './product-terms'

/** Limit when the stock gives none (000 §9, AMB-36). */
export const NO_LIMIT = 99_999

interface Fit {
  quantity: number
  /** What was changed about the wanted count, for the buyer; null when nothing was. */
  warning: string | null
}

/** The stock is the limit while there is any, whether or not it comes out in steps (AMB-36); else the last step to NO_LIMIT. */
function limitOf({ remain, min_quantity: min, step_quantity: step }: ProductTerms): number {
  if (remain > 0 && remain <= NO_LIMIT) return remain
  return min > NO_LIMIT ? NO_LIMIT : NO_LIMIT - ((NO_LIMIT - min) % step)
}

/** The count that can be bought for a wanted one: up to the next MIN + k · STEP, at most the stock (000 §5). */
export function fitQuantity(wanted: number, product: ProductTerms): Fit {
  const { min_quantity: min, step_quantity: step } = product
  const limit = limitOf(product)
  const steps = Math.max(0, Math.ceil((wanted - min) / step))
  const rounded = min + steps * step
  if (rounded > limit) return { quantity: limit, warning: wanted === limit ? null : lookupTexts.max_amount }
  return { quantity: rounded, warning: rounded === wanted ? null : roundedText(rounded, product) }
}

function roundedText(
  quantity: number,
  { min_quantity: min, step_quantity: step, pack }: ProductTerms,
): string {
  const unit = pack ? 'уп.' : 'шт.'
  const steps = step > 1 ? `, кратно\u00a0${step}` : ''
  return `Количество округлено до\u00a0${quantity}\u00a0${unit}: товар продаётся от\u00a0${min}\u00a0${unit}${steps}`
}
