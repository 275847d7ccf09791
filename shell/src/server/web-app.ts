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

const svg = { type: 'image/svg+xml', sizes: 'any' }
const png = (side: number) => ({ type: 'image/png', sizes: `${side}x${side}` })

/** SVG where it is taken, else PNG: browsers install a shop that has 192 and 512 pixels (web.dev/articles/install-criteria). */
const ICONS = [
  { src: WEB_APP_PATHS.icon, ...svg, purpose: 'any' },
  { src: WEB_APP_PATHS.maskableIcon, ...svg, purpose: 'maskable' },
  { src: WEB_APP_PATHS.icon192, ...png(192), purpose: 'any' },
  { src: WEB_APP_PATHS.icon512, ...png(512), purpose: 'any' },
  { src: WEB_APP_PATHS.maskableIcon512, ...png(512), purpose: 'maskable' },
]

/** The shop as an application that can be installed: its name, its colour, icons in the colours of its scheme. */
export function webApp(shop: Shop): WebApp {
  const colors = schemeColors[schemeOf(shop.COLOR_SCHEME).scheme]
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
      icons: ICONS,
    }),
    icon: letterIcon(shop, 'rounded'),
    maskableIcon: letterIcon(shop, 'full'),
  }
}
