import { expect, type Page, test } from '@playwright/test'
import { clientOf, signIn } from '../src/browser-session'
import { idsOf, orderIdOf, pathsOf } from '../src/every-page'
import { firstSectionPath } from '../src/first-section-path'
import { lookAt } from '../src/looking/look-at'
import { newCustomer } from '../src/new-customer'
import { alive, openAlive } from '../src/open-alive'
import { fillBasket } from '../src/order-form'
import { richProduct } from '../src/rich-product'
import { ShopClient } from '../src/shop-client'
import { GREEN, OPEN_SHOPS } from '../src/shops'
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
    for (const defect of await lookAt(page, 'findCoveredFocus'))
      found.push(`${path} at ${screen.width} px: ${defect}`)
  }
  return found
}

/** Opens each page once and looks at it in every way. */
async function expectNoDefects(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const path of paths) {
    await openAlive(page, path)
    found.push(...(await defectsOf(page, path, WIDTHS)), ...(await statesOf(page, path)))
  }
  expect(found).toEqual([])
}

const SOUND =
  'nothing overlaps, is cut, torn apart, outside, silent about what follows, too small to press, under a bar when focused, or lost in forced colours'

// By two workers.
for (const half of [0, 1])
  test(`every page of a visitor at every width, half ${half + 1}: ${SOUND}`, async ({ page }) => {
    const client = new ShopClient(GREEN)
    const paths = await pathsOf(client, await idsOf(client), 'anyone')
    const all = [...paths, '/search?q=бумага', '/search?q=ыыыыы', '/no-such-page']
    await expectNoDefects(
      page,
      all.filter((_, index) => index % 2 === half),
    )
  })

test(`every page of a customer at every width: ${SOUND}`, async ({ page, context }) => {
  await signIn(context)
  await fillBasket(context, GREEN)
  const client = await clientOf(context)
  const paths = await pathsOf(client, { orderId: await orderIdOf(client) }, 'customer')
  await expectNoDefects(page, [...paths, '/basket', '/basket/ordering'])
})

test(`pages of a new customer with long names, which are empty: ${SOUND}`, async ({ page, context }) => {
  await newCustomer(context, GREEN, 'name-that-hardly-fits-into-any-line-of-a-phone', {
    surname: 'Преображенская-Богоявленская',
    name: 'Александра-Виктория',
    middle_name: 'Константиновна',
  })
  const client = await clientOf(context)
  const paths = await pathsOf(client, { orderId: '0' }, 'customer')
  await expectNoDefects(page, [...paths.filter((path) => !path.includes('/orders/')), '/basket', '/basket/ordering'])
})

/** What differs from shop to shop is words, numbers and what there is of each. */
test(`pages of every other shop: ${SOUND}`, async ({ page }) => {
  const found: string[] = []
  for (const shop of OPEN_SHOPS.filter((one) => one !== GREEN)) {
    const { product } = await richProduct(shop)
    for (const path of [
      '/',
      await firstSectionPath(shop),
      `/product/${product.ID}`,
      '/client/offers',
      '/content/front_up/contact_info',
      '/content/front_up/tradepoint',
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
    const answer = await route.fetch()
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Карты' }
    const body = (await answer.text()).replace(/(id="boot"[^>]*>\{)/, `$1"mapTiles":${JSON.stringify(tiles)},`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(urlOf(GREEN, '/login'))
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click()
  await expect(page.locator('main [data-map] > *').first()).toBeVisible()
  expect(await defectsOf(page, 'contacts', WIDTHS)).toEqual([])
})
