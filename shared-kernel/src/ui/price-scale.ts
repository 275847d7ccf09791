import type { PriceSpan } from './price-range-rule'

/** Where a slider of prices has its places, and which price each of them is. */
export interface PriceScale {
  /** Places are whole numbers from `first` to `last`. */
  first: number
  last: number
  /** Roubles. */
  priceAt(place: number): number
  /** The place next to a price inside the bounds. */
  placeOf(price: number): number
}

/** With less between its ends a rouble for each place is enough. */
const WIDE = 300
/** From here on one dear product leaves most of equal steps empty: of toners at 530 to 24 900 half cost less than 3 050. */
const WIDE_RATIO = 10
/** Places of a wide scale before those are left out that would have the same price. */
const PLACES = 200
/** Prices below it lie close together on a wide scale: nobody looks for a difference of kopecks. */
const SMALL = 10

/** A price that one would name: two digits and zeros. */
function rounded(price: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 1)
  return Math.round(price / unit) * unit
}

function widePrices({ from, to }: PriceSpan): number[] {
  const ratio = (to + SMALL) / (from + SMALL)
  const inside = Array.from({ length: PLACES - 1 }, (_, at) =>
    rounded((from + SMALL) * ratio ** ((at + 1) / PLACES) - SMALL),
  ).filter((price) => price > from && price < to)
  return [...new Set([from, ...inside, to])]
}

/**
 * A rouble for each place where the bounds are close. Where the dearest product costs many times the cheapest, equal steps are equal
 * ratios: pens and paper would share the first hundredth of the slider with a safe at its end.
 */
export function priceScale(bounds: PriceSpan): PriceScale {
  const { from, to } = bounds
  if (to - from <= WIDE || to <= from * WIDE_RATIO)
    return { first: from, last: to, priceAt: (place) => place, placeOf: (price) => price }
  const prices = widePrices(bounds)
  const last = prices.length - 1
  return {
    first: 0,
    last,
    priceAt: (place) => prices[place] ?? to,
    placeOf(price) {
      const above = prices.findIndex((one) => one >= price)
      if (above <= 0) return above < 0 ? last : 0
      const [low = from, high = to] = prices.slice(above - 1, above + 1)
      return price - low < high - price ? above - 1 : above
    },
  }
}
