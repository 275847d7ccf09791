import { expect, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { SHELL_SCRIPT } from '../src/held-scripts'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test('scripts of the shell that do not come are said; «Повторить» carries out what was clicked meanwhile', async ({
  page,
}) => {
  const path = await firstSectionPath(page, GREEN)
  await page.route(SHELL_SCRIPT, (route) => route.abort())
  await page.goto(urlOf(GREEN, path))
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  const message = page.getByRole('alert').filter({ hasText: 'Магазин загрузился не полностью' })
  await expect(message).toBeVisible()
  await page.unroute(SHELL_SCRIPT)
  await message.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
  await expect(message).toBeHidden()
})
