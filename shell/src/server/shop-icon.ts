import type { Shop } from '@prilavok/shared-kernel/contract'
import { escapeHtml } from '@prilavok/shared-kernel/contract/markup'
import { fileUrl, isYes } from '@prilavok/shared-kernel/shop'
import { schemeOf } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'

/**
 * The first letter of the shop's name on the colour of its scheme, as SVG. `full` colours the whole square, for platforms that cut
 * icons themselves, and keeps the letter within the four fifths that none cuts away (w3.org/TR/appmanifest, «maskable»).
 */
export function letterIcon(shop: Shop, shape: 'rounded' | 'full'): string {
  const colors = schemeColors[schemeOf(shop.COLOR_SCHEME).scheme]
  const letter = escapeHtml([...shop.NAME.replace(/^[^\p{L}\p{N}]*/u, '')][0]?.toUpperCase() ?? '•')
  const [corner, size, baseline] = shape === 'rounded' ? [7, 20, 23] : [0, 16, 21.7]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colors.accent}"/>` +
    `<text x="16" y="${baseline}" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colors['on-accent']}">${letter}</text></svg>`
  )
}

/**
 * Icon of the tab: the shop's logo, else its letter. A logo that carries the name, too (HEADER_NO_NAME), is too wide for a tab.
 */
export function shopIcon(shop: Shop): string {
  const logo = fileUrl(shop.LOGO)
  if (logo && !isYes(shop.HEADER_NO_NAME)) return logo
  return `data:image/svg+xml,${encodeURIComponent(letterIcon(shop, 'rounded'))}`
}
