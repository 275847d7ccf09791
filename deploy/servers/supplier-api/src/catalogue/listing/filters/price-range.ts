import { apiErrors } from '../../../platform/errors'
import { kopecks } from '../../../platform/money'

/** Roubles (000 §9, AMB-56). */
export const LOWEST = 0
export const HIGHEST = 500_000

export interface PriceRange {
  /** Kopecks. Products without a price fit no range. */
  from: number
  /** Kopecks; null: however dear, because the range reaches the end of the slider. */
  to: number | null
}

/**
 * Reads «from,to» in roubles: values outside of the slider are clamped, swapped ones put in order (AMB-56), an empty one is the
 * end of the slider.
 * @throws bad field for what is no number, and for more than two
 */
export function readPriceRange([from = '', to = '', ...more]: readonly string[]): PriceRange {
  if (more.length > 0) throw wrongPrice()
  const [low = LOWEST, high = HIGHEST] = [readAmount(from, LOWEST), readAmount(to, HIGHEST)].sort(
    (a, b) => a - b,
  )
  return { from: Math.max(1, kopecks(low)), to: high === HIGHEST ? null : kopecks(high) }
}

const wrongPrice = () => apiErrors.badField('filters', 'Цена указана с ошибкой')

function readAmount(text: string, end: number): number {
  if (text === '') return end
  const amount = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(amount)) throw wrongPrice()
  return Math.min(HIGHEST, Math.max(LOWEST, amount))
}
