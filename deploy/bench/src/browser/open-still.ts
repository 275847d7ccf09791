import type { Page, Request, Response } from 'playwright'

/** Resolves after an idle moment of the page that comes behind those that wait already: what they load has been asked for. */
const idleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Opens a page and resolves when it stands still: it is hydrated, what it loads ahead in idle time has come, nothing is on the
 * line any more and the main thread has nothing left to do.
 */
export async function openStill(page: Page, url: string): Promise<Response | null> {
  const pending = new Set<Request>()
  const waiting: (() => void)[] = []
  const end = (request: Request) => {
    pending.delete(request)
    if (pending.size === 0) for (const resolve of waiting.splice(0)) resolve()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  const answer = await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await idleMoment(page)
  while (pending.size > 0) {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await idleMoment(page)
  }
  return answer
}
