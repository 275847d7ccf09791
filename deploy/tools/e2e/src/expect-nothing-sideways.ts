import { expect, type Page } from '@playwright/test'

/** The page is no wider than its window. @param message which page, where several are looked at */
export async function expectNothingSideways(page: Page, message?: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, message).toBeLessThanOrEqual(0)
}
