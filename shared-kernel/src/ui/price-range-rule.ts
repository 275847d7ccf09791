/** Roubles, from ≤ to. */
export interface PriceSpan {
  from: number
  to: number
}

/** AMB-56: no price of the shop lies outside. */
const WIDEST: PriceSpan = { from: 0, to: 500_000 }

const clamp = (value: number, { from, to }: PriceSpan) => Math.min(to, Math.max(from, value))

/** Bounds of the slider: MIN_PRICE and MAX_PRICE of the answer, in whole roubles and inside 0 to 500,000; those without them (AMB-56). */
export function priceBounds(minPrice?: number | null, maxPrice?: number | null): PriceSpan {
  const from = clamp(Math.floor(minPrice ?? WIDEST.from), WIDEST)
  const to = clamp(Math.ceil(maxPrice ?? WIDEST.to), WIDEST)
  return from <= to ? { from, to } : { from: to, to: from }
}

/** A chosen span inside the bounds: values outside are clamped, swapped ones put in order (AMB-56). */
export function fitPrices({ from, to }: PriceSpan, bounds: PriceSpan): PriceSpan {
  const [a, b] = [clamp(Math.round(from), bounds), clamp(Math.round(to), bounds)]
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

/**
 * A new choice in place of another one: an end that is changed is clamped, the other one stays as it was chosen even where the
 * bounds have left it outside; swapped ones are put in order (AMB-56).
 */
export function changedPrices(before: PriceSpan, next: PriceSpan, bounds: PriceSpan): PriceSpan {
  const endOf = (end: 'from' | 'to') =>
    next[end] === before[end] ? before[end] : clamp(Math.round(next[end]), bounds)
  const [a, b] = [endOf('from'), endOf('to')]
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

/** What somebody typed, «1 200»; undefined when it is no amount. */
export function typedPrice(text: string): number | undefined {
  const digits = text.replace(/[\s₽]/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(digits) ? Number(digits) : undefined
}
