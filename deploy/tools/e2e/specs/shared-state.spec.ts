import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../src/browser-session'
import { fillLogin } from '../src/fill-login'
import { add, more, openSection } from '../src/section-row'

declare global {
  interface Window {
    said?: string[]
  }
}

const header = (page: Page) => page.getByRole('banner')
const basketLink = (page: Page) => header(page).getByRole('link', { name: /корзина/i })
const favourites = (page: Page) => header(page).getByRole('link', { name: /^Избранное/ })
const viewed = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: /^Просмотренные товары/ })

/** The number that a link shows; none is 0. */
const numberIn = async (text: Promise<string>): Promise<number> => Number(/\d+/.exec(await text)?.[0] ?? 0)

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
  await page.waitForLoadState('networkidle')
  await page.evaluate(listen)
  await work()
  const said = () => page.evaluate(() => window.said?.filter((text) => /Корзина|корзин/.test(text)) ?? [])
  await expect.poll(said).not.toEqual([])
  // A second announcement would come with the answers that are still on their way.
  await page.waitForLoadState('networkidle')
  return said()
}

const ONCE = [expect.stringMatching(/Корзина: \d+\sтовар/)]

test('[KERN-041] counts, login and basket type that one part changes show in the others at once; a change of the basket is announced exactly once', async ({
  page,
}) => {
  const { row } = await openSection(page)
  const section = new URL(page.url()).pathname

  await test.step('basket: added in the catalogue, shown by the header of mf-basket and by the bar below the list', async () => {
    expect(await saidDuring(page, () => add(row).click())).toEqual(ONCE)
    await expect(basketLink(page)).toContainText('1 товар')
    await expect(page.getByRole('region', { name: 'Заказ', exact: true })).toContainText('1 товар')
  })
  await test.step('viewed: a product that was opened is counted in the shell’s footer', async () => {
    await row.getByRole('link').filter({ hasText: /\S/ }).first().click()
    await expect(page).toHaveURL(/\/product\//)
    await viewed(page).scrollIntoViewIfNeeded()
    await expect(viewed(page)).toContainText('1')
  })
  await test.step('login: in the modal of mf-auth, shown by header and page', async () => {
    expect(await saidDuring(page, () => more(page.getByRole('main')).click())).toEqual(ONCE)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${section}$`))
    await header(page).getByRole('link', { name: 'Войти' }).click()
    await fillLogin(page, accountOf('loyalty'))
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeHidden()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Заказы' })).toBeVisible()
    const points = page.getByRole('list', { name: 'Товары' }).getByText(/^или\s/)
    await expect(points.first()).toBeVisible()
  })
  await test.step('favourites: a heart of the catalogue, counted in the shell’s header', async () => {
    const before = await numberIn(favourites(page).innerText())
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное/, pressed: false })
      .first()
      .click()
    await expect.poll(() => numberIn(favourites(page).innerText())).toBe(before + 1)
  })
  await test.step('basket type: chosen on the basket’s page, named by the header', async () => {
    await basketLink(page).click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(basketLink(page)).toHaveAccessibleName(/^Корзина/)
    expect(await saidDuring(page, () => more(page.getByRole('main')).click())).toEqual(ONCE)
    await page
      .getByRole('main')
      .getByText(/^Бонусная/)
      .first()
      .click()
    await expect(basketLink(page)).toHaveAccessibleName(/^Бонусная корзина/)
  })
})
