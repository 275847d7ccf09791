import type { Page } from '@playwright/test'
import { urlOf } from './stack-under-test'

/** Path of a section with products, read off the shop's home page so that no id is written in a spec. */
export async function firstSectionPath(page: Page, shop: { domain: string }): Promise<string> {
  await page.goto(urlOf(shop, '/'))
  return (await page.locator('main a[href^="/catalog/"]').first().getAttribute('href')) ?? ''
}
