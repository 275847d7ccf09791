import { expect, type Page } from '@playwright/test'
import { fillLogin } from './fill-login'
import { count, openSection } from './section-row'
import { CUSTOMER, GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** Logs a customer in with enough in the basket, and opens the order form. */
export async function readyToOrder(page: Page): Promise<void> {
  const { row } = await openSection(page)
  await count(row).fill('500')
  await count(row).press('Enter')
  await expect(row.getByText('в корзине', { exact: true })).toBeVisible()
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
  await page.goto(urlOf(GREEN, '/basket'))
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
}
