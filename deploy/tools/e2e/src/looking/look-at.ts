import type { Page } from '@playwright/test'
import { bundleForPage } from '@prilavok/build/bundle-for-page'

type Looking = typeof import('./in-page')

const script = bundleForPage(new URL('./in-page.ts', import.meta.url), 'looking')

/** Asks one of the looks (`in-page`) about the page as it is now. */
export async function lookAt(page: Page, look: keyof Looking): Promise<string[]> {
  if (!(await page.evaluate(() => 'looking' in window)))
    await page.evaluate(`${script};window.looking=looking`)
  return page.evaluate((name) => (window as unknown as { looking: Looking }).looking[name](), look)
}
