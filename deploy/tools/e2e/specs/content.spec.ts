import { expect, type Page, test } from '@playwright/test'
import { alive, openAlive } from '../src/open-alive'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const main = (page: Page) => page.getByRole('main')

/** How many characters the longest line of the page's text has. */
const longestLine = (page: Page) =>
  main(page)
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

test('the footer’s groups stand in the HTML, every one of their links leads to its page, and no page asks for the lists', async ({
  page,
}) => {
  const client = new ShopClient(GREEN)
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/v3/api/info/front_')) asked.push(one.url())
  })
  await page.goto(urlOf(GREEN, '/login'))
  const footer = page.getByRole('contentinfo')
  const links = footer.locator('a[href^="/content/"]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toContain('/content/front_up/how_to_make_order')
  expect(hrefs).not.toContain('/content/front_down/how_to_make_order')
  for (const href of hrefs) {
    const text = await client.page(href)
    expect([href, /<meta name="robots"/.test(text), /<h1/.test(text)]).toEqual([href, false, true])
  }
  await alive(page)
  await footer.getByRole('link', { name: 'О нас' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'О нас' })).toBeVisible()
  await expect(main(page)).toContainText(GREEN.name)
  await footer.getByRole('link', { name: 'Контакты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a part of a page is reached by its address and by the keyboard; a line of text has at most 75 characters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openAlive(page, '/content/front_up/delivery#zones')
  await expect(page.getByRole('heading', { name: 'Зоны и стоимость' })).toBeInViewport()
  const contents = page.getByRole('navigation', { name: /На.этой странице/ })
  await contents.getByRole('link', { name: 'Как проходит доставка' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Как проходит доставка' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Как проходит доставка' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/#zones$/)

  const longest = await longestLine(page)
  expect(longest).toBeGreaterThan(45)
  expect(longest).toBeLessThanOrEqual(75)
})
