import { expect, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { nameOf } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** A promise with its resolve outside; Node 20 has no Promise.withResolvers. */
const gate = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('a click on «В корзину» before the scripts have come is never lost', async ({ page }) => {
  const path = await firstSectionPath(page, GREEN)
  const shellMayCome = gate()
  await page.route('**/parts/shell/**/main.*.js', async (route) => {
    await shellMayCome.promise
    await route.continue()
  })
  await page.goto(urlOf(GREEN, path), { waitUntil: 'commit' })
  const row = page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
    .first()
  const name = await nameOf(row)
  await row.getByRole('button', { name: 'В корзину' }).click()
  shellMayCome.resolve()
  await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
  await expect(page.getByRole('listitem', { name }).getByText('в корзине')).toBeVisible()
})
