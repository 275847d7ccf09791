import { expect, type Page, test } from '@playwright/test'
import { accountOf, clientOf, signIn } from '../src/browser-session'
import { idsOf, orderIdOf, pathsOf } from '../src/every-page'
import { firstSectionPath } from '../src/first-section-path'
import { listProducts } from '../src/list-products'
import { lookAt } from '../src/looking/look-at'
import { newCustomer } from '../src/new-customer'
import { alive, openAlive } from '../src/open-alive'
import { fillBasket } from '../src/order-form'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN, OPEN_SHOPS, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

/** On both sides of the edges of layouts (768, 1200), and what buyers have. */
const WIDTHS = [1920, 1440, 1100, 1024, 768, 767, 375, 320]

/** A desktop, a phone, and the desktop at 200 %. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 375, height: 640 },
  { width: 720, height: 450 },
]

/** Defects of the page that is open in windows of these widths: what a width changes is styles alone. */
async function defectsOf(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const defect of await lookAt(page, 'findDefects')) found.push(`${path} at ${width} px: ${defect}`)
  }
  return found
}

/** What cannot be told apart in forced colours, and what stands under a bar when the keyboard comes to it. */
async function statesOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  await page.emulateMedia({ forcedColors: 'active' })
  for (const defect of await lookAt(page, 'findInForcedColours')) found.push(`${path}: ${defect}`)
  await page.emulateMedia({ forcedColors: null })
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    // Bars tell the page their height with the next frame.
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))
    for (const defect of await lookAt(page, 'findCoveredFocus'))
      found.push(`${path} at ${screen.width} px: ${defect}`)
  }
  return found
}

/** Opens each page once and looks at it in every way. */
async function expectNoDefects(page: Page, paths: readonly string[], shop = GREEN): Promise<void> {
  const found: string[] = []
  for (const path of paths) {
    await openAlive(page, path, shop)
    // What a component asks for as it hydrates is asked before the page is idle again.
    await page.evaluate(() => new Promise((then) => requestIdleCallback(() => requestIdleCallback(then))))
    found.push(...(await defectsOf(page, path, WIDTHS)), ...(await statesOf(page, path)))
  }
  expect(found).toEqual([])
}

const SOUND =
  'nothing overlaps, is cut, torn apart, outside, silent about what follows, too small to press, under a bar when focused, or lost in forced colours'

// By two workers.
for (const half of [0, 1])
  test(`[KERN-038] every page of a visitor at every width, half ${half + 1}: ${SOUND}`, async ({ page }) => {
    const client = new ShopClient(GREEN)
    const paths = await pathsOf(client, await idsOf(client), 'anyone')
    const all = [...paths, '/search?q=бумага', '/search?q=ыыыыы', '/no-such-page']
    await expectNoDefects(
      page,
      all.filter((_, index) => index % 2 === half),
    )
  })

test(`[KERN-038] every page of a customer at every width: ${SOUND}`, async ({ page, context }) => {
  await signIn(context)
  await fillBasket(context, GREEN)
  const client = await clientOf(context)
  const paths = await pathsOf(client, { orderId: await orderIdOf(client) }, 'customer')
  const own = paths.filter((path) => !path.includes('loyalty'))
  await expectNoDefects(page, [...own, '/basket', '/basket/ordering'])
  await signIn(context, VIOLET, accountOf('loyalty'))
  await expectNoDefects(page, ['/cabinet/loyalty', '/cabinet/info'], VIOLET)
})

test(`pages of a new customer with long names, which are empty: ${SOUND}`, async ({ page, context }) => {
  await newCustomer(context, BLUE, 'name-that-hardly-fits-into-any-line-of-a-phone', {
    surname: 'Преображенская-Богоявленская',
    name: 'Александра-Виктория',
    middle_name: 'Константиновна',
  })
  const paths = await pathsOf(await clientOf(context, BLUE), { orderId: '0' }, 'customer')
  const own = paths.filter((path) => !/orders.|loyalty/.test(path))
  await expectNoDefects(page, [...own, '/basket', '/basket/ordering'], BLUE)
})

/** What differs from shop to shop is words, numbers and what there is of each. */
test(`pages of every other shop: ${SOUND}`, async ({ page }) => {
  const found: string[] = []
  for (const shop of OPEN_SHOPS.filter((one) => one !== GREEN)) {
    const client = new ShopClient(shop)
    await client.page('/')
    const [product] = await listProducts(client)
    for (const path of [
      '/',
      await firstSectionPath(shop),
      `/product/${product?.ID}`,
      '/content/front_up/contact_info',
    ]) {
      await openAlive(page, path, shop)
      found.push(...(await defectsOf(page, urlOf(shop, path), [1440, 768, 320])))
    }
  }
  expect(found).toEqual([])
})

test('contacts with a map, at every width', async ({ page }) => {
  await page.route('https://tiles.example.com/**', (route) => route.abort())
  // The stack has no tiles; a page that is come to is rendered in the browser, with what the first one brought.
  await page.route(urlOf(GREEN, '/login'), async (route) => {
    const html = await new ShopClient(GREEN).page('/login')
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Карты' }
    const body = html.replace(/(id="boot"[^>]*>\{)/, `$1"mapTiles":${JSON.stringify(tiles)},`)
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(urlOf(GREEN, '/login'))
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click()
  await expect(page.locator('main [data-map] > *').first()).toBeVisible()
  expect(await defectsOf(page, 'contacts', WIDTHS)).toEqual([])
})
