import { expect, type Page, test } from '@playwright/test'
import { idsOf, openHydrated, pathsOf, withOrder } from '../src/every-page'
import { readyToOrder } from '../src/ready-to-order'
import { openSection } from '../src/section-row'

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

/** 320 px, and a window of 1280 px at a zoom of 200 % (WCAG 2.2, 1.4.10 and 1.4.4). */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

async function expectFits(page: Page, path: string) {
  await test.step(path, async () => {
    await openHydrated(page, path)
    for (const size of NARROW) {
      await page.setViewportSize(size)
      const { wide, shown } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(wide, `${path} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(shown)
      expect(await outsideControls(page), `${path} has controls outside ${size.width} px`).toEqual([])
    }
  })
}

test('[KERN-038] every page can be used at 320 px, and at a zoom of 200 %, without scrolling sideways', async ({
  page,
}) => {
  test.slow()
  const ids = await idsOf(page)
  const pages = await pathsOf(page, ids, 'anyone')
  expect(pages.length).toBeGreaterThan(12)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) await expectFits(page, path)

  await page.setViewportSize({ width: 1280, height: 800 })
  await readyToOrder(page)
  const own = await pathsOf(page, await withOrder(page, ids), 'customer')
  expect(own.length).toBeGreaterThan(7)
  for (const path of [...own, '/basket', '/basket/ordering', '/search?q=бумага']) await expectFits(page, path)
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
