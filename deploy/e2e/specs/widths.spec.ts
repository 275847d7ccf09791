import { expect, type Page, test } from '@playwright/test'
import { readyToOrder } from '../src/ready-to-order'
import { openSection } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** What is read here of the routes of a page's plan. */
interface PlannedRoute {
  path: string
  access: string
}

/** Ids that stand for the parameters of routes. */
type Ids = Record<string, string>

/** Every page of the shop, as the plan of an open page has it, with real ids. */
const pathsOf = async (page: Page, ids: Ids): Promise<PlannedRoute[]> => {
  const boot = (await page.locator('#boot').textContent()) ?? ''
  const { plan } = JSON.parse(boot) as { plan: { routes: PlannedRoute[] } }
  return plan.routes.map(({ path, access }) => ({
    path: path.replace(/:(\w+)/g, (_whole, name: string) => ids[name] ?? `no id for ${name}`),
    access,
  }))
}

const openHydrated = async (page: Page, path: string) => {
  await page.goto(urlOf(GREEN, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Controls that can be seen and stand outside the window on a side, other than in a strip that scrolls by itself. */
const outsideControls = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent)
    }
    const width = document.documentElement.clientWidth
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => {
        const { left, right, width: own, height } = control.getBoundingClientRect()
        const isSeen = own > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
        return isSeen && (left < -0.5 || right > width + 0.5) && !scrolls(control)
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })

async function expectFits(page: Page, path: string) {
  await test.step(path, async () => {
    await openHydrated(page, path)
    const { wide, shown } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      shown: document.documentElement.clientWidth,
    }))
    expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(shown)
    expect(await outsideControls(page), `${path} has controls outside the window`).toEqual([])
  })
}

test('[KERN-038] every page can be used at 320 px without scrolling sideways', async ({ page }) => {
  test.slow()
  const { productId } = await openSection(page)
  const sectionId = /\d+$/.exec(page.url())?.[0] ?? ''
  await openHydrated(page, '/client/offers')
  const offer = page.getByRole('main').locator('a[href^="/client/offers/"]').first()
  const offerId = /\d+$/.exec((await offer.getAttribute('href')) ?? '')?.[0] ?? ''
  const pages = await pathsOf(page, { productId, sectionId, offerId, orderId: 'none' })
  expect(pages.length).toBeGreaterThan(12)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path, access } of pages) if (access === 'anyone') await expectFits(page, path)

  await page.setViewportSize({ width: 1280, height: 800 })
  await readyToOrder(page)
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  const order = page.getByRole('main').locator('a[href^="/cabinet/orders/"]').first()
  const orderId = /\d+$/.exec((await order.getAttribute('href')) ?? '')?.[0] ?? ''
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path, access } of await pathsOf(page, { productId, sectionId, offerId, orderId }))
    if (access === 'customer') await expectFits(page, path)
  for (const path of ['/basket', '/basket/ordering', '/search?q=бумага']) await expectFits(page, path)
})

test('[KERN-037] below 1200 px stands the layout of tablets and phones, from 1200 px that of the desktop', async ({
  page,
}) => {
  const { productId } = await openSection(page)
  const section = new URL(page.url()).pathname
  const bottomBar = page.getByRole('navigation', { name: 'Основные разделы' })
  const header = page.getByRole('banner')
  for (const path of ['/', section, `/product/${productId}`, '/basket', '/login'])
    for (const [width, isDesktop] of [
      [1199, false],
      [1200, true],
    ] as const)
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await openHydrated(page, path)
        await expect(bottomBar).toBeVisible({ visible: !isDesktop })
        await expect(header.getByRole('button', { name: 'Меню', exact: true })).toBeVisible({
          visible: !isDesktop,
        })
        await expect(header.getByRole('link', { name: /^Корзина/ })).toBeVisible({ visible: isDesktop })
        await expect(header.getByRole('link', { name: 'Каталог' })).toBeVisible({ visible: isDesktop })
      })
})
