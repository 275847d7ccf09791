import { expect, type Page, test } from '@playwright/test'
import { expireToken, logIn } from '../src/browser-session'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** Paths of the browser's own requests for the shop's data. */
const countShopCalls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v3/api/client/shop/') asked.push(request.url())
  })
  return asked
}
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const main = (page: Page) => page.getByRole('main')
const sectionLink = (page: Page) =>
  main(page).locator('a[href^="/catalog/"]:not([href*="/marks/"], [href*="/brand/"])').first()
const banner = (page: Page) => page.getByRole('banner')

test('[SHELL-002] the shop’s data come with the page and are asked for once more for each new token, by no page', async ({
  page,
  context,
}) => {
  test.slow()
  const asked = countShopCalls(page)
  await page.goto(urlOf(GREEN, '/catalog-list'))
  await hydrated(page)
  await sectionLink(page).click()
  await expect(page).toHaveURL(/\/catalog\/\d+/)
  await main(page).locator('a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await banner(page)
    .getByRole('link', { name: /^Корзина/ })
    .click()
  await expect(page).toHaveURL(/\/basket/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
  await expect(page).toHaveURL(/\/client\/offers/)
  expect(asked).toEqual([])

  await logIn(page)
  await expect.poll(() => asked.length).toBe(1)
  expect(new URL(asked[0] ?? '').searchParams.get('domain_name')).toBe(GREEN.domain)
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  await menu.getByRole('link', { name: 'Заказы' }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Каталог', exact: true }).click()
  await expect(page).toHaveURL(/\/catalog-list/)
  expect(asked).toHaveLength(1)

  await expireToken(context)
  const renewed = page.waitForResponse((answer) => answer.url().includes('/v3/oauth/token/'))
  await sectionLink(page).click()
  await renewed
  await expect.poll(() => asked.length).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/catalog-list/)
  expect(asked).toHaveLength(2)
})

test('[SHELL-045] a customer opens and reloads the cabinet and the favourites, also while the token is renewed', async ({
  page,
  context,
}) => {
  test.slow()
  await logIn(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname)
  })
  for (const path of ['/cabinet/info', '/cabinet/orders', '/cabinet/settings', '/catalog/favorite']) {
    for (const isExpired of [false, true]) {
      if (isExpired) await expireToken(context)
      await page.goto(urlOf(GREEN, path))
      await hydrated(page)
      await page.reload()
      await hydrated(page)
      await expect(page).toHaveURL(urlOf(GREEN, path))
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  expect(visited).not.toContain('/')
})
