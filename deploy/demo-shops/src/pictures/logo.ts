import { type ShopSign, shopSign } from '@prilavok/supplier-api/content/shop/shop-sign'
import { escapeHtml } from '@prilavok/supplier-api/platform/http/escape-html'

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
