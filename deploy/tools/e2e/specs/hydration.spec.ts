import { expect, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** The page that is not there, and the tests' own block of the service worker (`serviceWorkers`). */
const EXPECTED = /404|Service Worker registration blocked by Playwright/

for (const path of [
  '/',
  'section',
  '/catalog-list',
  '/search?q=бумага',
  '/basket',
  '/login',
  '/no-such-page',
])
  test(`${path}: hydrates without a mismatch and asks the API for nothing that the server had`, async ({
    page,
  }) => {
    const url = urlOf(GREEN, path === 'section' ? await firstSectionPath(page, GREEN) : path)
    const calls: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The number of viewed products is asked for by the footer's link, where a short page has it in sight.
      if (/^\/v\d\//.test(pathname) && pathname !== '/v3/api/catalog/viewed/') calls.push(pathname)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
        complaints.push(message.text())
    })
    await page.goto(url)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // What a component asks for as it hydrates is asked before the page is idle again.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    )
    expect(complaints).toEqual([])
    expect(calls).toEqual([])
  })

test('with a filled basket the widgets of the header hydrate without a mismatch, too', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await page
    .getByRole('button', { name: /в корзину/i })
    .first()
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
  for (const path of ['/login', '/basket', '/search?q=бумага']) {
    await page.goto(urlOf(GREEN, path))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.getByRole('banner').getByRole('combobox').click()
    for (const root of ['header.search', 'header.account', 'header.basket'])
      await page.waitForFunction((name) => self.__PRILAVOK_EARLY__?.hydrated[name], root)
  }
  expect(complaints).toEqual([])
})
