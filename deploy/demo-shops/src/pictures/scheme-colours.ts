import { type ShopSign, shopSign } from '@prilavok/supplier-api/content/shop/shop-sign'

/** Colours of a scheme (the design kit's tokens), for pictures that stand outside a themed page. */
export interface SchemeColours extends Pick<ShopSign, 'accent' | 'ink'> {
  /** Ground of a part of the page. */
  soft: string
  /** Tint of the illustrations (`manifest.json`) that goes with it. */
  tint: string
}

const GREEN = { soft: '#ECF8F0', tint: 'green' }

const SCHEMES: Record<string, Pick<SchemeColours, 'soft' | 'tint'>> = {
  green: GREEN,
  blue: { soft: '#EFF5FE', tint: 'blue' },
  red: { soft: '#FFF1EF', tint: 'red' },
  violet: { soft: '#F3F3FE', tint: 'violet' },
  yellow: { soft: '#FEF7D8', tint: 'yellow' },
  purple: { soft: '#FFEFFC', tint: 'violet' },
}

/** @param scheme COLOR_SCHEME with or without `_gradient` (AMB-73) */
export const schemeColours = (scheme: string): SchemeColours => ({
  ...(SCHEMES[scheme.replace(/[_-]gradient$/, '')] ?? GREEN),
  accent: shopSign(1, scheme).accent,
  ink: shopSign(1, scheme).ink,
})
