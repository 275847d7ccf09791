import type { Page, Response } from 'playwright'
import { watchStillness } from './stillness'

/** Opens a page and resolves when it is hydrated and stands still. */
export async function openStill(page: Page, url: string): Promise<Response | null> {
  const still = watchStillness(page)
  const answer = await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await still()
  return answer
}
