/** Media queries of the three layouts (kit §5). */
export const media = {
  /** ≥ 1200: desktop header, side panels. */
  desktop: '@media (min-width: 1200px)',
  /** 1200–1359: desktop with narrower columns. */
  narrowDesktop: '@media (min-width: 1200px) and (max-width: 1359px)',
  /** < 1200: mobile header and bottom bar, touch sizes. */
  compact: '@media (max-width: 1199px)',
  /** 768–1199. */
  tablet: '@media (min-width: 768px) and (max-width: 1199px)',
  /** < 768: one column, bottom sheets. */
  phone: '@media (max-width: 767px)',
  /** A phone on its side, a screen at 200 %: bars would take half of it. */
  low: '@media (max-height: 480px)',
} as const
