import type { Page, Request } from 'playwright'

/** Resolves after an idle moment of the page that comes behind those that wait already: what they load has been asked for. */
const idleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Follows the requests of a page from now on.
 * @returns resolves when what it loads in idle time has come, nothing is on the line any more and the main thread has nothing left to do
 */
export function watchStillness(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  const waiting: (() => void)[] = []
  const end = (request: Request) => {
    pending.delete(request)
    if (pending.size === 0) for (const resolve of waiting.splice(0)) resolve()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    await idleMoment(page)
    while (pending.size > 0) {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await idleMoment(page)
    }
  }
}
