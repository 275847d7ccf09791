import type { OfflineShop } from '@prilavok/shared-kernel/contract'
import { DOCUMENT } from './caches'

/** Key in the cache: one document serves all paths. */
const KEY = '/'
/** Headers of the saved document that no server has sent. */
const PLAN = 'x-plan'
const SAVED_AT = 'x-saved-at'

export interface SavedDocument {
  plan: string
  /** Milliseconds since 1970. */
  at: number
}

/** The document, for a page that the network does not answer. */
export async function readDocument(): Promise<Response | undefined> {
  const cache = await caches.open(DOCUMENT)
  return cache.match(KEY)
}

/** What is saved. */
export async function describeDocument(): Promise<SavedDocument | undefined> {
  const headers = (await readDocument())?.headers
  return headers && { plan: headers.get(PLAN) ?? '', at: Number(headers.get(SAVED_AT)) }
}

export async function writeDocument({ document, headers, plan }: OfflineShop): Promise<void> {
  const cache = await caches.open(DOCUMENT)
  const own = { [PLAN]: plan, [SAVED_AT]: String(Date.now()) }
  await cache.put(KEY, new Response(document, { headers: { ...headers, ...own } }))
}
