import type { Page } from '@playwright/test'
import { tickConsents } from './tick-consents'

/** Fills and sends the login form that the page shows. */
export async function fillLogin(page: Page, account: { email: string; password: string }): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[type=password]') })
  await form.locator('input[type=email]').fill(account.email)
  await form.locator('input[type=password]').fill(account.password)
  await tickConsents(form)
  await form.locator('button[type=submit]').click()
}
