import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { BLUE, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

/** Nobody else's favourites: specs run side by side. */
const BUYER = { email: 'buyer@example.com', password: 'prilavok-demo' }
const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 375, height: 800 }],
] as const

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const entry = (page: Page, name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
const hearts = (page: Page, pressed: boolean) =>
  page.getByRole('list', { name: 'Товары' }).getByRole('button', { name: 'В избранное', pressed })
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .locator('a[id]')
    .evaluateAll((links) => links.map((link) => link.textContent))

for (const [size, viewport] of SIZES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('[CAT-001] [CAT-050] a visitor marks a favourite; the entry asks for the login; a viewed product is listed', async ({
      page,
    }) => {
      await page.goto(urlOf(GREEN, await firstSectionPath(page, GREEN)))
      await hydrated(page)
      await hearts(page, false).first().click()
      await expect(hearts(page, true)).toHaveCount(1)
      const favourites = entry(page, /^Избранное : 1/)
      await expect(favourites).toBeVisible()
      await favourites.click()
      await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
      await page.keyboard.press('Escape')

      const [first] = await names(page)
      const viewed = page.waitForResponse(
        (answer) => answer.url().includes('/catalog/viewed/') && answer.request().method() === 'POST',
      )
      await page.getByRole('list', { name: 'Товары' }).locator('a[id]').first().click()
      await expect(page).toHaveURL(/\/product\/\d+/)
      expect((await viewed).ok()).toBe(true)
      await page.goto(urlOf(GREEN, '/catalog/viewed'))
      await hydrated(page)
      await expect.poll(() => names(page)).toEqual([first])
      await expect(page.getByRole('region', { name: 'Заказ' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectNoViolations(page)
    })

    test('badges and brands lead to their lists, rendered by the server; unknown ones are not found', async ({
      page,
    }) => {
      await page.goto(urlOf(BLUE, '/catalog-list'))
      await hydrated(page)
      await expectNoViolations(page)
      await page
        .getByRole('navigation', { name: 'Подборки товаров' })
        .getByRole('link', { name: 'Хит' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Хит' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
      await expectNoViolations(page)
      await page.goBack()
      await page.getByRole('region', { name: 'Бренды' }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/catalog\/brand\/\d+$/)
      await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
      await expectNoViolations(page)
      const brand = await page.getByRole('heading', { level: 1 }).textContent()
      const section = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first()
      await section.click()
      await expect(page).toHaveURL(/\/catalog\/brand\/\d+\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${brand}: `)
      const answer = await page.reload()
      expect(await answer?.text()).toContain(`<h1 tabindex="-1">${brand}: `)
      for (const path of ['/catalog/marks/none', '/catalog/brand/999999']) {
        await page.goto(urlOf(BLUE, path))
        await expect(page.getByRole('heading', { level: 1, name: / не найден/ })).toBeVisible()
      }
    })
  })
}

test('[CAT-006] the favourites of a customer: what is taken out comes back, another tab follows', async ({
  page,
  context,
}) => {
  await page.goto(urlOf(GREEN, '/catalog/favorite'))
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await fillLogin(page, BUYER)
  await expect(page).toHaveURL(/\/catalog\/favorite$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible()

  const other = await context.newPage()
  await other.goto(urlOf(GREEN, await firstSectionPath(other, GREEN)))
  await hydrated(other)
  const known = Number((await entry(other, /^Избранное : \d+/).textContent())?.match(/\d+/)?.[0])
  await hearts(other, false).first().click()
  for (const tab of [other, page])
    await expect(entry(tab, new RegExp(`^Избранное : ${known + 1}\\s`))).toBeVisible()

  await page.goto(urlOf(GREEN, '/catalog/favorite'))
  await hydrated(page)
  const before = await names(page)
  await hearts(page, true).first().click()
  await expect(page.getByText('Убран из избранного.')).toBeVisible()
  expect(await names(page)).toEqual(before)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByText('Убран из избранного.')).toBeHidden()
  await expect(hearts(page, false)).toHaveCount(0)
})

test('[CAT-066] a customer downloads the price list; a visitor does not see it', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, BUYER)
  await expect(page).toHaveURL(/\/cabinet\//)
  await page.goto(urlOf(GREEN, '/catalog-list'))
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать прайс-лист' }).click()
  expect((await download).suggestedFilename()).toBe('Прайс-лист.xlsx')
})
