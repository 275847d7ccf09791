import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { firstSectionPath } from '../src/first-section-path'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Фильтры' })
const apply = (place: Locator): Locator => place.getByRole('button', { name: /^Показать\s\d/ })
/** The links of the rows: which products are listed, in their order. */
const listed = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('list', { name: 'Товары' })
    .locator('a.name')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const tickedIn = (place: Locator): Promise<(string | undefined)[]> =>
  place
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) =>
      boxes.map((box) => box.closest('label')?.querySelector('span')?.textContent ?? ''),
    )

async function openSection(page: Page, shop: { domain: string }): Promise<void> {
  await page.goto(urlOf(shop, await firstSectionPath(page, shop)))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** The numbers of the count on the button, of the heading: «1 248 товаров» → 1248. */
const numberIn = async (place: Locator): Promise<number> =>
  Number((await place.innerText()).replace(/\D/g, ''))

/** Ticks a line and waits until the button says the count that the API has answered. */
async function tick(page: Page, line: Locator): Promise<number> {
  const asked = page.waitForResponse((answer) => answer.url().includes('/property/'))
  await line.check()
  const { NAV } = (await (await asked).json()) as { NAV: { CNT: number } }
  await expect.poll(() => numberIn(apply(panelOf(page)))).toBe(NAV.CNT)
  return NAV.CNT
}

/** What a colleague sees who opens the link, before any script runs. */
async function readByColleague(context: BrowserContext, url: string) {
  const colleague = await context.browser()?.newContext({ javaScriptEnabled: false, locale: 'ru-RU' })
  if (!colleague) throw new Error('the browser is gone')
  const page = await colleague.newPage()
  await page.goto(url)
  const seen = { listed: await listed(page), ticked: await tickedIn(panelOf(page)) }
  await colleague.close()
  return seen
}

for (const shop of [GREEN, BLUE, RED])
  test(`[CAT-030] [CAT-031] [CAT-032] ${shop.name}: tick, count, apply, a link for a colleague, back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSection(page, shop)
    const section = page.url()
    const panel = panelOf(page)
    const before = await listed(page)

    const count = await test.step('a tick counts and leaves the list alone', async () => {
      const counted = await tick(page, panel.getByRole('checkbox', { name: /^В наличии/ }))
      expect(page.url()).toBe(section)
      expect(await listed(page)).toEqual(before)
      return counted
    })
    await test.step('applied: the address, the count of the heading, the focus on it', async () => {
      await apply(panel).click()
      await expect(page).toHaveURL(/[?&]filter=base%3Astock$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const heading = page
        .getByRole('main')
        .getByText(/^[\d\s]+товар(а|ов)?$/)
        .first()
      await expect.poll(() => numberIn(heading)).toBe(count)
    })
    const inStock = await listed(page)
    await test.step('a second filter: a value of the first property', async () => {
      const property = panel.getByRole('group').filter({ has: page.getByRole('button', { expanded: true }) })
      await tick(page, property.last().getByRole('checkbox', { disabled: false }).first())
      await apply(panel).click()
      await expect(page).toHaveURL(/%3B/)
      await expect(page.getByRole('list', { name: 'Применённые фильтры' }).getByRole('listitem')).toHaveCount(
        3,
      )
      await expect.poll(() => listed(page)).not.toEqual(inStock)
    })
    await test.step('a colleague opens the link: the server renders the same list and the same ticks', async () => {
      const mine = { listed: await listed(page), ticked: await tickedIn(panel) }
      expect(mine.ticked).toHaveLength(2)
      expect(await readByColleague(context, page.url())).toEqual(mine)
    })
    await test.step('back: one filter, then none', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/filter=base%3Astock$/)
      await expect.poll(() => listed(page)).toEqual(inStock)
      expect(await tickedIn(panel)).toEqual(['В наличии'])
      await page.goBack()
      await expect(page).toHaveURL(section)
      await expect.poll(() => listed(page)).toEqual(before)
      expect(await tickedIn(panel)).toEqual([])
    })
  })

test('[CAT-028] the price: typed ends narrow the list, the thumbs follow, keys move them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSection(page, GREEN)
  const panel = panelOf(page)
  const to = panel.getByRole('textbox', { name: 'Цена до, ₽' })
  await to.fill('300')
  await to.press('Enter')
  await expect(page).toHaveURL(/filter=price%3A%2C300$/)
  const thumb = panel.getByRole('slider', { name: 'Цена до, ₽' })
  await expect(thumb).toHaveAttribute('aria-valuetext', /^300\s₽$/)
  await thumb.focus()
  await thumb.press('ArrowLeft')
  await expect(to).not.toHaveValue('300')
  const chosen = Number(await to.inputValue())
  expect(chosen).toBeLessThan(300)
  await apply(panel).click()
  await expect(page).toHaveURL(new RegExp(`filter=price%3A%2C${chosen}$`))
  await expect(page.getByText(`до ${chosen} ₽`)).toBeVisible()
  await expect
    .poll(async () => {
      const prices = await page.getByRole('list', { name: 'Товары' }).locator('.price b').allInnerTexts()
      return Math.max(...prices.map((price) => Number(price.replace(/[^\d,]/g, '').replace(',', '.'))))
    })
    .toBeLessThanOrEqual(chosen)
})

test('on a phone the filters are a drawer: its button always in sight, Esc gives the focus back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, bypassCSP: true })
  const page = await context.newPage()
  await openSection(page, GREEN)
  await expect(panelOf(page)).toBeHidden()
  const opener = page.getByRole('button', { name: /^Фильтры/ })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Фильтры' })
  const stock = drawer.getByRole('checkbox', { name: /^В наличии/ })
  await expectNoViolations(page)
  await stock.check()
  await drawer.getByRole('button', { name: 'Минимальная партия' }).scrollIntoViewIfNeeded()
  await expect(apply(drawer)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).not.toHaveURL(/filter=/)
  await opener.click()
  await expect(stock).toBeChecked()
  await apply(drawer).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/filter=base%3Astock$/)
  await expect(page.getByRole('button', { name: 'Фильтры · 1' })).toBeVisible()
  const shown = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(shown).toBeLessThanOrEqual(0)
  await context.close()
})

test('by keyboard through the panel: what has the focus is never behind its foot or the order bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openSection(page, GREEN)
  await panelOf(page).getByRole('checkbox').first().focus()
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      const { left, width, top, height } = focused?.getBoundingClientRect() ?? new DOMRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return focused?.tagName === 'INPUT' || focused?.tagName === 'BUTTON'
        ? focused.contains(onTop) || (onTop?.contains(focused) ?? false)
        : true
    })
    expect(seen, `Tab ${at}`).toBe(true)
  }
})

test('without a connection what is ticked stays and is counted once it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSection(page, GREEN)
  const panel = panelOf(page)
  await context.setOffline(true)
  await panel.getByRole('checkbox', { name: /^В наличии/ }).check()
  await expect(panel.getByRole('alert')).toContainText('отмеченное сохранено')
  await context.setOffline(false)
  await expect(apply(panel)).toBeVisible()
  await expect(panel.getByRole('alert')).toBeHidden()
  await expect(panel.getByRole('checkbox', { name: /^В наличии/ })).toBeChecked()
})
