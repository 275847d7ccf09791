import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN, RED, YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const main = (page: Page) => page.getByRole('main')
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

for (const path of [
  '/content/front_up/contact_info',
  '/content/front_up/tradepoint',
  '/content/front_up/how_to_make_order',
  '/content/front_up/delivery',
  '/content/front_down/about_company',
  '/content/about_company',
  '/content/anything/about_company',
])
  test(`[EDGE-003] a direct request of ${path} answers 200 with the shop page, rendered by the server`, async () => {
    const { status, text } = await new ShopClient(GREEN).send('GET', path)
    expect(status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>(Контакты|Пункты выдачи|Как сделать заказ|Доставка|О нас)<\/h1>/)
  })

test('a code that the shop does not have is the not-found content with 200 and noindex (AMB-09)', async ({
  page,
}) => {
  const answer = await page.goto(urlOf(GREEN, '/content/front_up/no_such_page'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

for (const shop of [GREEN, RED])
  test(`${shop.name}: the footer’s groups stand in the HTML, every one of their links leads to its page, and no page asks for the lists`, async ({
    page,
  }) => {
    const client = new ShopClient(shop)
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/v3/api/info/front_')) asked.push(one.url())
    })
    await page.goto(urlOf(shop, '/'))
    const footer = page.getByRole('contentinfo')
    const links = footer.locator('a[href^="/content/"]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toContain('/content/front_up/how_to_make_order')
    expect(hrefs).not.toContain('/content/front_down/how_to_make_order')
    await expect(footer.getByRole('link', { name: 'О нас' })).toHaveAttribute(
      'href',
      '/content/front_down/about_company',
    )
    for (const href of hrefs) {
      const text = await client.page(href)
      expect([href, /<meta name="robots"/.test(text), /<h1/.test(text)]).toEqual([href, false, true])
    }
    await hydrated(page)
    await footer.getByRole('link', { name: 'О нас' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'О нас' })).toBeVisible()
    await expect(main(page)).toContainText(shop.name)
    await footer.getByRole('link', { name: 'Контакты' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible()
    expect(asked).toEqual([])
  })

test('a part of a page is reached by its address and by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(urlOf(GREEN, '/content/front_up/delivery#zones'))
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Зоны и стоимость' })).toBeInViewport()
  const contents = page.getByRole('navigation', { name: /На.этой странице/ })
  await contents.getByRole('link', { name: 'Как проходит доставка' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Как проходит доставка' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Как проходит доставка' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/#zones$/)
})

test('a line of text has at most 75 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(urlOf(GREEN, '/content/front_down/privacy_policy'))
  const longest = await main(page)
    .locator('article p')
    .evaluateAll((paragraphs) =>
      Math.max(
        ...paragraphs.map((paragraph) => {
          const node = paragraph.firstChild as Text
          const range = document.createRange()
          const counts = new Map<number, number>()
          for (let at = 0; at < node.length; at++) {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const top = Math.round(range.getBoundingClientRect().top)
            counts.set(top, (counts.get(top) ?? 0) + 1)
          }
          return Math.max(...counts.values())
        }),
      ),
    )
  expect(longest).toBeGreaterThan(45)
  expect(longest).toBeLessThanOrEqual(75)
})

test('a shop that only delivers says so in place of points; another names its points', async ({ page }) => {
  await page.goto(urlOf(YELLOW, '/content/front_up/tradepoint'))
  await expect(page.getByRole('heading', { name: 'Своих пунктов выдачи нет' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Зоны и стоимость' })).toBeVisible()
  await page.goto(urlOf(RED, '/content/front_up/tradepoint'))
  await expect(main(page).getByRole('list', { name: 'Пункты выдачи' }).locator('> li')).toHaveCount(3)
  await expect(main(page).getByRole('heading', { name: /Как забрать заказ/ })).toBeVisible()
})

test('the sitemap holds the content pages of the shop', async () => {
  const text = await new ShopClient(BLUE).page('/sitemap-pages.xml')
  for (const path of ['front_up/contact_info', 'front_up/delivery', 'front_down/about_company'])
    expect(text).toContain(`/content/${path}</loc>`)
})

for (const path of [
  '/content/front_up/contact_info',
  '/content/front_up/tradepoint',
  '/content/front_up/how_to_make_order',
  '/content/front_up/delivery',
])
  test(`${path} at 1440 and 375 px: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    await page.goto(urlOf(BLUE, path))
    await hydrated(page)
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolations(page)
      await expectNothingSideways(page)
    }
  })
