import { refusals } from '../../errors'
import { kopecks } from '../../money'

/** Roubles (000 §9, AMB-56). */
export const LOWEST = 0
export const HIGHEST = 500_000

export interface PriceRange {
  /** Kopecks. Goods without a price fit no range. */
  from: number
  /** Kopecks; null: however dear, because the range reaches the end of the slider. */
  to: number | null
}

/**
 * Reads «from,to» in roubles: values outside of the slider are clamped, swapped ones put in order (AMB-56).
 * @throws bad field for what is no number
 */
export function readPriceRange([from = String(LOWEST), to = String(HIGHEST)]: readonly string[]): PriceRange {
  const [low = LOWEST, high = HIGHEST] = [from, to].map(readAmount).sort((a, b) => a - b)
  return { from: Math.max(1, kopecks(low)), to: high === HIGHEST ? null : kopecks(high) }
}

function readAmount(text: string): number {
  const amount = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(amount))
    throw refusals.badField('filters', 'Цена указана с ошибкой')
  return Math.min(HIGHEST, Math.max(LOWEST, amount))
}
