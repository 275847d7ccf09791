import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { Boot } from '@prilavok/shared-kernel/contract'
import { createRoot } from 'react-dom/client'
import { OverrideStrip } from './OverrideStrip'

/** Puts the strip above the page, outside of what the server has rendered. */
export function showOverride(
  page: Document,
  { override, shop }: Pick<Boot, 'override' | 'shop'>,
  cache: EmotionCache,
): void {
  if (!override) return
  const place = page.createElement('div')
  page.body.prepend(place)
  createRoot(place).render(
    <CacheProvider value={cache}>
      <OverrideStrip {...override} timeZone={shop.TIME_ZONE} />
    </CacheProvider>,
  )
}
