import { OFFLINE_SHOP_PATH, type OfflineShop, type SaveShopMessage } from '@prilavok/shared-kernel/contract'
import { FILES, PICTURES } from './caches'
import { describeDocument, writeDocument } from './saved-document'

/** The shop's phones and looks change without a new plan. */
const DAY_MS = 24 * 60 * 60 * 1000

const pathOf = (url: string) => new URL(url).pathname
const isOf =
  ({ bases }: OfflineShop) =>
  (path: string) =>
    bases.some((base) => path.startsWith(base))

async function readShop(): Promise<OfflineShop | undefined> {
  const answer = await fetch(OFFLINE_SHOP_PATH, { cache: 'no-cache' })
  return answer.ok ? ((await answer.json()) as OfflineShop) : undefined
}

/** One by one and after everything else: the buyer may be loading the next page. */
async function saveFiles(cache: Cache, paths: Iterable<string>): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  for (const path of paths) if (!known.has(path)) await cache.add(new Request(path, { priority: 'low' }))
}

async function removeOthers(cache: Cache, shop: OfflineShop): Promise<void> {
  const isCurrent = isOf(shop)
  for (const request of await cache.keys()) if (!isCurrent(pathOf(request.url))) await cache.delete(request)
}

/** Pictures are what the shop can do without. */
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Saves the plan that the page runs: first all of its files, then the document that starts from them, so that what opens without a
 * connection is always whole; files of earlier plans go last. What cannot be saved now, for there is no connection or no room, is
 * tried again with the next page.
 */
export async function saveShop({ plan, loaded, savesData }: Omit<SaveShopMessage, 'type'>): Promise<void> {
  const saved = await describeDocument()
  if (saved?.plan === plan && Date.now() - saved.at < DAY_MS) return
  const shop = await readShop()
  if (!shop) return
  const cache = await caches.open(FILES)
  try {
    const own = loaded.filter(isOf(shop))
    await saveFiles(cache, new Set(savesData ? own : [...own, ...shop.files]))
    await writeDocument(shop)
    await removeOthers(cache, shop)
  } catch (error) {
    if (isFull(error)) await caches.delete(PICTURES)
    throw error
  }
}
