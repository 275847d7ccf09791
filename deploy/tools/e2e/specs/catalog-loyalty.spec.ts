import { expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { BLUE, CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const MEMBER = { email: 'loyalty@example.com', password: CUSTOMER.password }

/** Prices in points of the first section's rows, as this customer of this shop sees them. */
async function pointsIn(page: Page, shop: typeof GREEN, account: typeof MEMBER): Promise<string[]> {
  await page.goto(urlOf(shop, '/login'))
  await fillLogin(page, account)
  await expect(page).toHaveURL(/\/cabinet\//)
  await page.goto(urlOf(shop, await firstSectionPath(page, shop)))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // The count and the prices in points follow who is logged in: the row's own price is there with them.
  const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  return rows.getByText(/^или\s/).allInnerTexts()
}

test('[CAT-042] who takes part in the loyalty programme sees prices in points, on a desktop and on a phone', async ({
  page,
}) => {
  expect((await pointsIn(page, GREEN, MEMBER)).length).toBeGreaterThan(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(
    page
      .getByRole('list', { name: 'Товары' })
      .getByText(/^или\s.*Б/)
      .first(),
  ).toBeVisible()
})

test('[CAT-042] nobody else does', async ({ page }) => {
  expect(await pointsIn(page, GREEN, CUSTOMER)).toEqual([])
})

test('[CAT-042] a shop that does not show them shows them to nobody', async ({ page }) => {
  expect(await pointsIn(page, BLUE, MEMBER)).toEqual([])
})
