/**
 * The two ends of a price range and their names.
 * @param sign of the shop's currency
 */
export const priceEnds = (sign: string) =>
  [
    { end: 'from', label: `Цена от, ${sign}` },
    { end: 'to', label: `Цена до, ${sign}` },
  ] as const
