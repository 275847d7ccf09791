import type { Shop } from '@prilavok/shared-kernel/contract'
import { escapeHtml } from '@prilavok/shared-kernel/contract/markup'
import { schemeOf } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'

/** Icon of the tab: the shop's logo, else the first letter of its name on the colour of its scheme. */
export function shopIcon(shop: Shop): string {
  if (shop.LOGO) return shop.LOGO
  const colors = schemeColors[schemeOf(shop.COLOR_SCHEME).scheme]
  const letter = escapeHtml([...shop.NAME.replace(/^[^\p{L}\p{N}]*/u, '')][0]?.toUpperCase() ?? '•')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.accent}"/>` +
    `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${colors['on-accent']}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
