/** One geometric sign for each shop, on a tile of its scheme's colour. */
const SIGNS = [
  'M10 27V13l10 8 10-8v14',
  'M12 12h16v16H12zM12 20h16M20 12v16',
  'M20 10l10 18H10z',
  'M20 10a10 10 0 1 0 .01 0M20 16v8',
  'M10 16h20M10 24h20M16 10v20M24 10v20',
  'M20 9l9.500 5.500v11L20 31l-9.500-5.500v-11z',
]

const GREEN = { accent: '#047F4C', ink: '#FFFFFF' }

/** Colours of the schemes: the design kit's tokens. */
const COLOURS: Record<string, Pick<ShopSign, 'accent' | 'ink'>> = {
  green: GREEN,
  blue: { accent: '#0864CD', ink: '#FFFFFF' },
  red: { accent: '#C3222A', ink: '#FFFFFF' },
  violet: { accent: '#5F4CCC', ink: '#FFFFFF' },
  yellow: { accent: '#FECA21', ink: '#281E06' },
  purple: { accent: '#9B2B91', ink: '#FFFFFF' },
}

/** What a shop is known by outside a themed page: colours, and its sign as a path in a square of 40. */
export interface ShopSign {
  accent: string
  /** Upon the accent. */
  ink: string
  sign: string
}

/** @param scheme COLOR_SCHEME with or without `_gradient` (AMB-73) */
export const shopSign = (shopId: number, scheme: string): ShopSign => ({
  ...(COLOURS[scheme.replace(/[_-]gradient$/, '')] ?? GREEN),
  sign: SIGNS[(shopId - 1) % SIGNS.length] ?? '',
})
