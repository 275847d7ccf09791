import { expect, type Page } from '@playwright/test'

/** Fills and sends the login form that the page shows. */
export async function fillLogin(page: Page, account: { email: string; password: string }): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[type=password]') })
  await form.locator('input[type=email]').fill(account.email)
  await form.locator('input[type=password]').fill(account.password)
  for (const consent of await form.getByRole('checkbox').all()) {
    // `check` wants the tick at once; one that is set while the form hydrates comes back a moment later.
    await consent.click()
    await expect(consent).toBeChecked()
  }
  await form.locator('button[type=submit]').click()
}
