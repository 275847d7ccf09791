import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the login over the page that is shown. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const modal = page.getByRole('dialog', { name: 'Вход' })
  await expect(modal).toBeVisible()
  return modal
}
