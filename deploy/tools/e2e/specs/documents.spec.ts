import { expect, test } from '@playwright/test'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test('[EDGE-001] an unknown path shows the not-found page with status 404', async ({ page }) => {
  const answer = await page.goto(urlOf(GREEN, '/no/such/page'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('не найдена')
})

test('the cabinet sends a visitor to the root and asks to log in; after it the page that was asked for opens', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})
