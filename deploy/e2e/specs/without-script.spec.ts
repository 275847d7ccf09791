import { expect, test } from '@playwright/test'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test.use({ javaScriptEnabled: false })

test('pages are useful without JavaScript: content and links are in the HTML', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/'))
  await page.locator('main a[href^="/catalog/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const products = page.locator('main a[href^="/product/"]')
  expect(await products.count()).toBeGreaterThan(10)
  await expect(page.getByRole('main').getByText('₽').first()).toBeVisible()

  await products.first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.goto(urlOf(GREEN, '/search?q=бумага'))
  expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(10)
})
