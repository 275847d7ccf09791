import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNothingSideways } from '../src/expect-fits'
import { heldInBasket } from '../src/held-in-basket'
import { openSection } from '../src/section-row'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Фильтры' })
const apply = (place: Locator): Locator => place.getByRole('button', { name: /^Показать\s\d/ })
/** The links of the first rows: which products are listed, in their order. The others come a moment later. */
const listed = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('list', { name: 'Товары' })
    .locator('a.name')
    .evaluateAll((links) => links.slice(0, 10).map((link) => link.getAttribute('href')))
const tickedIn = (place: Locator): Promise<(string | undefined)[]> =>
  place
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) =>
      boxes.map((box) => box.closest('label')?.querySelector('span')?.textContent ?? ''),
    )

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

/** What a colleague is answered who opens the link: whether the server has ticked a line, and the products in their order. */
async function answerToColleague({ pathname, search }: URL) {
  const html = await new ShopClient(GREEN).page(pathname + search)
  const products = [...html.matchAll(/<a [^>]*href="(\/product\/\d+)"/g)].map(([, href = '']) => href)
  return {
    products: [...new Set(products)].slice(0, 10),
    ticks: html.match(/<input[^>]* checked=""/g)?.length,
  }
}

test('[CAT-028] [CAT-030] [CAT-031] [CAT-032] tick, count, apply, a price, a link for a colleague, back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSection(page)
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
  await test.step('a second filter: the price, typed', async () => {
    const to = panel.getByRole('textbox', { name: 'Цена до, ₽' })
    await to.fill('300')
    await to.press('Enter')
    await expect(page).toHaveURL(/price%3A%2C300/)
    const highest = async () => {
      const prices = await page.getByRole('list', { name: 'Товары' }).locator('.price b').allInnerTexts()
      return Math.max(...prices.map((price) => Number(price.replace(/[^\d,]/g, '').replace(',', '.'))))
    }
    await expect.poll(highest).toBeLessThanOrEqual(300)
  })
  await test.step('a colleague opens the link: the server renders the same list with the same ticks', async () => {
    expect(await tickedIn(panel)).toEqual(['В наличии'])
    const answer = await answerToColleague(new URL(page.url()))
    expect(answer.products).toEqual(await listed(page))
    const boxes = page.getByRole('checkbox', { checked: true }).or(page.getByRole('radio', { checked: true }))
    expect(answer.ticks).toBe(await boxes.count())
  })
  await test.step('back: no price, then no filter', async () => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('on a phone the filters are a drawer whose button is always in sight, and «В корзину» becomes the stepper', async ({
    page,
  }) => {
    const { row } = await openSection(page)
    await test.step('the stepper adds and takes away', async () => {
      const quantity = row.getByRole('textbox')
      await expect(quantity).toBeHidden()
      await row.getByRole('button', { name: 'В корзину' }).tap()
      await expect(quantity).toHaveValue('1')
      await expect(quantity).not.toBeFocused()
      await row.getByRole('button', { name: 'Увеличить' }).tap()
      await expect.poll(async () => Object.values(await heldInBasket(page))).toEqual([2])
      await row.getByRole('button', { name: 'Уменьшить' }).tap()
      await expect.poll(async () => Object.values(await heldInBasket(page))).toEqual([1])
    })
    await expect(panelOf(page)).toBeHidden()
    const opener = page.getByRole('button', { name: /^Фильтры/ })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Фильтры' })
    const stock = drawer.getByRole('checkbox', { name: /^В наличии/ })
    await stock.check()
    await drawer.getByRole('button', { name: 'Минимальная партия' }).scrollIntoViewIfNeeded()
    await expect(apply(drawer)).toBeInViewport({ ratio: 1 })
    await apply(drawer).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/filter=base%3Astock$/)
    await expect(page.getByRole('button', { name: 'Фильтры · 1' })).toBeVisible()
    await expectNothingSideways(page)
  })
})
