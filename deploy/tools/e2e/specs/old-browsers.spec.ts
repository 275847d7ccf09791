import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`

/** Scripts of the shop that a page asks to run, and what they have thrown. */
function watch(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const run = () => page.evaluate(() => [...document.scripts].filter(({ src }) => src).length)
  return { errors, run }
}

/** What a browser of 2016 lacks of what the bundles need. */
const withoutFeatures = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'fetch'])
      Object.defineProperty(window, name, { value: undefined })
  })

test.describe('a version below the list', () => {
  test.use({ userAgent: chrome('48.0.2564.116') })

  for (const path of ['/', '/basket', '/no-such-page'])
    test(`[SHELL-034, EDGE-007] on ${path}: says that it is outdated and links to updates, instead of the shop`, async ({
      page,
    }) => {
      const { errors, run } = watch(page)
      await page.goto(urlOf(GREEN, path))
      await expect(page.getByRole('heading', { level: 1, name: 'Ваш браузер устарел' })).toBeVisible()
      await expect(page).toHaveTitle('Ваш браузер устарел')
      for (const name of ['Google Chrome', 'Mozilla Firefox', 'Microsoft Edge', 'Opera', 'Safari'])
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
      await expect(page.getByRole('link', { name: /^\+7/ }).first()).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      expect(await run()).toBe(0)
      expect(errors).toEqual([])
    })
})

test.describe('a version of the list that cannot run the scripts', () => {
  test.use({ userAgent: chrome('49.0.2623.112') })
  test.beforeEach(({ context }) => withoutFeatures(context))

  test('[SHELL-035] shows what the server has rendered; its links and the search lead on', async ({
    page,
  }) => {
    const { errors, run } = watch(page)
    await page.goto(urlOf(GREEN, '/'))
    await expect(page.getByText('Ваш браузер старый: товары и цены в нём видны')).toBeVisible()
    await expect(page.getByText('Ваш браузер устарел')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Google Chrome' })).toBeVisible()
    expect(await run()).toBe(0)

    await page.locator('main a[href^="/catalog/"]').first().click()
    await expect(page).toHaveURL(/\/catalog\/\d+/)
    await expect(page.locator('main a[href^="/product/"]').nth(10)).toBeVisible()
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByText('₽').first()).toBeVisible()

    await page.getByRole('combobox', { name: /Поиск/ }).fill('бумага')
    await page.getByRole('combobox', { name: /Поиск/ }).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
    expect(errors).toEqual([])
  })

  test('a form that only scripts can send says why nothing was sent', async ({ page }) => {
    await page.goto(urlOf(GREEN, '/login'))
    await page.getByRole('main').getByLabel(/Почта/).fill('client@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByText('старый браузер обновите')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('robots with an old name see the shop, and a browser of today is asked nothing', async ({ browser }) => {
  for (const userAgent of [
    `${chrome('41.0.2272.96')} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    chrome('142.0.0.0'),
  ]) {
    const context = await browser.newContext({ userAgent })
    const page = await context.newPage()
    await page.goto(urlOf(GREEN, await firstSectionPath(page, GREEN)))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
    await expect(page.locator('#limited-browser')).toHaveCount(0)
    await context.close()
  }
})
