import { expect, type Page, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

declare global {
  interface Window {
    said?: string[]
  }
}

/** Runs in the page: collects what its live regions say, as a screen reader hears it: text that comes into them. */
function listen(): void {
  const said: string[] = []
  window.said = said
  const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]'
  const regionOf = (node: Node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
    return region?.getAttribute('aria-live') === 'off' ? null : region
  }
  const texts = new Map<Element, string | null>()
  for (const region of document.querySelectorAll(LIVE)) texts.set(region, region.textContent)
  new MutationObserver((mutations) => {
    const regions = new Set(
      mutations.flatMap(({ target, addedNodes }) => [target, ...addedNodes].map(regionOf)),
    )
    for (const region of regions) {
      if (!region || texts.get(region) === region.textContent) continue
      texts.set(region, region.textContent)
      if (region.textContent?.trim()) said.push(region.textContent.trim())
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** What is said of the basket while something is done; it is over when the sum of the header and of the words agree. */
async function saidDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  await page.evaluate(listen)
  await work()
  const said = () => page.evaluate(() => window.said?.filter((text) => /Корзина|корзин/.test(text)) ?? [])
  await expect.poll(said).not.toEqual([])
  // A second announcement would come with the answers that are still on their way.
  await page.waitForLoadState('networkidle')
  return said()
}

const ONCE = [expect.stringMatching(/Корзина: \d+\sтовар/)]
const more = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Увеличить', exact: true }).first()

test('a change of the basket in a list, on a product, in the basket and in the mini basket is announced exactly once', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const row = page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ hasNotText: /Мало|кратно/ })
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
    .first()
  const name = (await row.locator('a[href^="/product/"]:not([aria-hidden])').first().innerText()).trim()
  await page.waitForLoadState('networkidle')
  const inList = await saidDuring(page, () => row.getByRole('button', { name: 'В корзину' }).click())
  expect(inList).toEqual(ONCE)

  await test.step('on the page of the product', async () => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await saidDuring(page, () => more(page).click())).toEqual(ONCE)
  })
  const basket = page.getByRole('banner').getByRole('link', { name: /^Корзина: / })
  await test.step('in the basket', async () => {
    await basket.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await saidDuring(page, () => more(page).click())).toEqual(ONCE)
  })
  await test.step('in the mini basket', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Каталог' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Каталог/ })).toBeVisible()
    const mini = page.getByRole('region', { name: 'Корзина', exact: true })
    const remove = mini.getByRole('button', { name: /^Удалить: / })
    await expect(async () => {
      await page.mouse.move(0, 500)
      await basket.hover()
      await expect(remove).toBeVisible({ timeout: 3000 })
    }).toPass()
    await page.waitForLoadState('networkidle')
    const said = await saidDuring(page, () => remove.click())
    expect(said).toHaveLength(1)
  })
})
