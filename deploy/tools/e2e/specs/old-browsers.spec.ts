import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchErrors } from '../src/faults'
import { firstSectionPath } from '../src/first-section-path'
import { unpackOldChromium } from '../src/old-chromium'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
/** Below the list. */
const CHROME_48 = chrome('48.0.2564.116')

/** Scripts of the shop that a page asks to run. */
const scripts = (page: Page) => page.evaluate(() => [...document.scripts].filter(({ src }) => src).length)

/** What a browser of 2016 lacks of what the bundles need. */
const withoutFeatures = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'fetch'])
      Object.defineProperty(window, name, { value: undefined })
  })

test.describe('a version of the list that cannot run the scripts', () => {
  test.use({ userAgent: chrome('49.0.2623.112') })
  test.beforeEach(({ context }) => withoutFeatures(context))

  test('[SHELL-035] shows what the server has rendered; its links and the search lead on, and a form that only scripts can send says why nothing was sent', {
    tag: '@nightly',
  }, async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto(urlOf(GREEN, '/'))
    await expect(page.getByText('Ваш браузер старый: товары и цены в нём видны')).toBeVisible()
    await expect(page.getByText('Ваш браузер устарел')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Google Chrome' })).toBeVisible()
    expect(await scripts(page)).toBe(0)

    await page.locator('main a[href^="/catalog/"]').first().click()
    await expect(page).toHaveURL(/\/catalog\/\d+/)
    await expect(page.locator('main a[href^="/product/"]').nth(10)).toBeVisible()
    await page.getByRole('combobox', { name: /Поиск/ }).fill('бумага')
    await page.getByRole('combobox', { name: /Поиск/ }).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')

    await page.goto(urlOf(GREEN, '/login'))
    await page.getByRole('main').getByLabel(/Почта/).fill('client@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByText('старый браузер обновите')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(errors).toEqual([])
  })
})

test('[SHELL-034, SHELL-035, EDGE-007] a real Chromium 64 shows the page of the server with its links and begins no script of the shop; as Chrome 48 it is outdated', async () => {
  const chromium = await unpackOldChromium()
  try {
    const section = await chromium.document(urlOf(GREEN, await firstSectionPath(GREEN)))
    expect(section).not.toMatch(/<script[^>]* src=/)
    const shown = section.replace(/<script.*?<\/script>/gs, '').replace(/&nbsp;/g, ' ')
    expect(shown).toContain('Ваш браузер старый: товары и цены в нём видны')
    expect(shown).not.toContain('Магазин загрузился не полностью')
    const linksIn = (html: string) => html.match(/<a [^>]*href="\/product\/\d+/g)?.length ?? 0
    const served = await new ShopClient(GREEN).page(await firstSectionPath(GREEN))
    expect(linksIn(shown)).toBe(linksIn(served))
    expect(linksIn(shown)).toBeGreaterThan(10)

    const outdated = await chromium.document(urlOf(GREEN, '/'), CHROME_48)
    expect(outdated).toContain('<title>Ваш браузер устарел</title>')
    expect(outdated).toMatch(/<h1[^>]*>Ваш браузер устарел<\/h1>/)
    expect(outdated).toMatch(/<a [^>]*href="https:\/\/www\.google\.com\/chrome\/"/)
    expect(outdated).not.toContain('id="root"')
  } finally {
    await chromium.remove()
  }
})
