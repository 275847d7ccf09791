import { expect, test } from '@playwright/test'
import { type OldChromium, unpackOldChromium } from '../src/old-chromium'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** Of a Chrome below the list. */
const CHROME_48 =
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/48.0.2564.116 Safari/537.36'

let chromium: OldChromium
test.beforeAll(async () => {
  chromium = await unpackOldChromium()
})
test.afterAll(() => chromium.remove())

test('[SHELL-035, EDGE-007] a real Chromium 64 shows the page of the server with its links, and begins no script of the shop', async ({
  page,
}) => {
  const show = async (path: string) => {
    await page.setContent((await chromium.document(urlOf(GREEN, path))).replace(/<script.*?<\/script>/gs, ''))
    await expect(page.getByText('Ваш браузер старый: товары и цены в нём видны')).toHaveCount(1)
    await expect(page.getByText('Магазин загрузился не полностью')).toHaveCount(0)
  }
  const home = await chromium.document(urlOf(GREEN, '/'))
  expect(home).not.toMatch(/<script[^>]* src=/)
  await show('/')
  const section = await page.locator('main a[href^="/catalog/"]').first().getAttribute('href')
  await show(section ?? '')
  expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(10)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await show('/search?q=бумага')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
})

test('[SHELL-034, EDGE-007] a real old engine that says it is Chrome 48 shows that it is outdated, instead of the shop', async () => {
  const document = await chromium.document(urlOf(GREEN, '/'), CHROME_48)
  expect(document).toContain('<title>Ваш браузер устарел</title>')
  expect(document).toMatch(/<h1[^>]*>Ваш браузер устарел<\/h1>/)
  expect(document).toMatch(/<a [^>]*href="https:\/\/www\.google\.com\/chrome\/"/)
  expect(document).not.toContain('id="root"')
})
