import { expect, type Page } from '@playwright/test'

/** What the browser has saved of the shop. */
export interface SavedOffline {
  /** Addresses in all caches of the worker. */
  cached: string[]
  /** Owner and key of every answer. */
  answers: { owner: string; hash: string; text: string }[]
  pages: { owner: string; path: string }[]
}

export const savedOffline = (page: Page): Promise<SavedOffline> =>
  page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname)
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const opening = indexedDB.open('saved-answers')
      // Not there yet: an empty one of ours would be in the way of the shop's.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => resolve(undefined)
    })
    const all = <T>(name: string) =>
      new Promise<T[]>((resolve) => {
        if (!database?.objectStoreNames.contains(name)) return resolve([])
        const reading = database.transaction(name).objectStore(name).getAll()
        reading.onsuccess = () => resolve(reading.result as T[])
        reading.onerror = () => resolve([])
      })
    const answers = await all<{ owner: string; hash: string; data: unknown }>('answers')
    const pages = await all<{ owner: string; path: string }>('pages')
    database?.close()
    return {
      cached,
      answers: answers.map(({ owner, hash, data }) => ({ owner, hash, text: JSON.stringify(data) })),
      pages,
    }
  })

/** Looks at a page until it can be opened without a connection. */
export async function lookUntilSaved(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const { pathname, search } = new URL(page.url())
  await expect
    .poll(async () => {
      const { cached, pages } = await savedOffline(page)
      return { document: cached.includes('/'), page: pages.some(({ path }) => path === pathname + search) }
    })
    .toEqual({ document: true, page: true })
  // What is still on its way to the disk goes there when the page is hidden or left.
}
