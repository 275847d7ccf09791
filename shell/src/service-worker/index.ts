import type { SaveShopMessage } from '@prilavok/shared-kernel/contract'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHES, FILES, PICTURES } from './caches'
import { PageStrategy } from './page-strategy'
import { isPage, isPartFile, isPicture } from './requests'
import { saveShop } from './save-shop'

const WEEK_SECONDS = 7 * 24 * 60 * 60
const MAX_PICTURES = 300

const isSaveShop = (data: unknown): data is SaveShopMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'save-shop'

async function removeOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (!CACHES.includes(name) && !name.startsWith('workbox-')) await caches.delete(name)
}

/**
 * The service worker (ADR 37). It never holds anything of a user: what the API answers is saved by the pages themselves, under the
 * login that it belongs to. A newer worker waits until no page of the older one is open; neither decides what a page runs.
 */
function start(): void {
  const whole = new CacheableResponsePlugin({ statuses: [200] })
  clientsClaim()
  enableNavigationPreload()
  registerRoute(isPage, new PageStrategy())
  registerRoute(isPartFile, new CacheFirst({ cacheName: FILES, plugins: [whole] }))
  registerRoute(
    isPicture,
    new CacheFirst({
      cacheName: PICTURES,
      plugins: [
        whole,
        new ExpirationPlugin({
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: WEEK_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  )
  addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(removeOldCaches()))
  addEventListener('message', (event) => {
    if (!isSaveShop(event.data)) return
    const saving = saveShop(event.data).catch(() => undefined)
    ;(event as unknown as ExtendableMessageEvent).waitUntil(saving)
  })
}

start()
