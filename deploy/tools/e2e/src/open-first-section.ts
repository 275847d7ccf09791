import { expect, type Page } from '@playwright/test'

/** Goes from the home page into a section that lists products. */
export async function openFirstSection(page: Page): Promise<void> {
  await page.locator('main a[href^="/catalog/"]').first().click()
  await page.waitForURL(/\/catalog\/\d+/)
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
}
