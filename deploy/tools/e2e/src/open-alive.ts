import { expect, type Page, type Response } from '@playwright/test'
import { GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** The page hears the buyer by itself. */
export const alive = (page: Page): Promise<void> => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Opens a page that is alive then. @returns the answer that brought its document */
export async function openAlive(
  page: Page,
  path: string,
  shop: { domain: string } = GREEN,
): Promise<Response | null> {
  const answer = await page.goto(urlOf(shop, path))
  await alive(page)
  return answer
}
