import { DEFAULT_DESCRIPTION, type Shop, WEB_APP_PATHS, type WebApp } from '@prilavok/shared-kernel/contract'
import { schemeOf } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'
import { letterIcon } from './shop-icon'

/** What fits under an icon on a home screen (web.dev/articles/add-manifest). */
const SHORT_NAME = 12

/** The first words of a name that fit; a longer first word as it is, for platforms cut it themselves. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join(' ').length <= SHORT_NAME)
  return fitting.join(' ') || (words[0] ?? '')
}

/** The shop as an application that can be installed: its name, its colour, icons in the colours of its scheme. */
export function webApp(shop: Shop): WebApp {
  const colors = schemeColors[schemeOf(shop.COLOR_SCHEME).scheme]
  const icon = (src: string, purpose: 'any' | 'maskable') => ({
    src,
    type: 'image/svg+xml',
    sizes: 'any',
    purpose,
  })
  return {
    manifest: JSON.stringify({
      id: '/',
      name: shop.NAME,
      short_name: shortName(shop.NAME),
      description: shop.SEARCH_DESCRIPTION || DEFAULT_DESCRIPTION,
      lang: 'ru',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: colors.accent,
      background_color: 'white',
      categories: ['business', 'shopping'],
      icons: [icon(WEB_APP_PATHS.icon, 'any'), icon(WEB_APP_PATHS.maskableIcon, 'maskable')],
    }),
    icon: letterIcon(shop, 'rounded'),
    maskableIcon: letterIcon(shop, 'full'),
  }
}
