import { escapeHtml } from '../../platform/http/escape-html'
import { schemeColours } from './scheme-colours'

/** One geometric sign for each shop, on a tile of its scheme's colour. */
const SIGNS = [
  'M10 27V13l10 8 10-8v14',
  'M12 12h16v16H12zM12 20h16M20 12v16',
  'M20 10l10 18H10z',
  'M20 10a10 10 0 1 0 .01 0M20 16v8',
  'M10 16h20M10 24h20M16 10v20M24 10v20',
  'M20 9l9.500 5.500v11L20 31l-9.500-5.500v-11z',
]

/** What a shop is known by outside a themed page: colours, and its sign as a path in a square of 40. */
export interface ShopSign {
  accent: string
  /** Upon the accent. */
  ink: string
  sign: string
}

/** @param scheme COLOR_SCHEME with or without `_gradient` */
export const shopSign = (shopId: number, scheme: string): ShopSign => ({
  accent: schemeColours(scheme).accent,
  ink: schemeColours(scheme).onAccent,
  sign: SIGNS[(shopId - 1) % SIGNS.length] ?? '',
})

const tile = ({ accent, ink, sign }: ShopSign): string =>
  `<rect width="40" height="40" rx="10" fill="${accent}"/><path d="${sign}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40">${content}</svg>`

/** @param scheme COLOR_SCHEME with or without `_gradient` */
export const logo = (shopId: number, scheme: string): string => svg(40, tile(shopSign(shopId, scheme)))

/**
 * The sign with the name, for a shop whose header does not write it beside (HEADER_NO_NAME): as wide as the header's place for it.
 * @param scheme COLOR_SCHEME with or without `_gradient`
 */
export const wordmark = (shopId: number, scheme: string, name: string): string =>
  svg(
    180,
    `${tile(shopSign(shopId, scheme))}<text x="50" y="27" font-family="Golos Text, Arial, sans-serif" font-size="19" font-weight="700" fill="#1B2126" textLength="128" lengthAdjust="spacingAndGlyphs">${escapeHtml(name)}</text>`,
  )
