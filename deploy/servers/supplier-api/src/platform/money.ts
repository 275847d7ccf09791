/** Kopecks: a whole number, so that sums never carry binary fractions. */
export type Kopecks = number

/** Step of a shop's prices in kopecks: PRICE_TYPE 26 has no fraction, 27 one digit, any other two (000 §3). */
export const priceStep = (priceType: number): number => (priceType === 26 ? 100 : priceType === 27 ? 10 : 1)

/** Rounds half up to the shop's precision. */
export function roundPrice(kopecks: Kopecks, priceType: number): Kopecks {
  const step = priceStep(priceType)
  return Math.floor(kopecks / step + 0.5) * step
}

/** Roubles as the API answers them. */
export const roubles = (kopecks: Kopecks): number => kopecks / 100
export const roublesOrNull = (kopecks: Kopecks | null): number | null =>
  kopecks === null ? null : kopecks / 100

/** Kopecks of an amount in roubles, rounded half up. */
export const kopecks = (amount: number): Kopecks => Math.round(Number((amount * 100).toFixed(4)))
