import { expect, type Page } from '@playwright/test'
import { expectNothingSideways } from './expect-nothing-sideways'

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

/** The page that is open can be used in narrow windows: it is no wider, and nothing to press stands outside. */
export async function expectFits(page: Page, path: string): Promise<void> {
  for (const size of NARROW) {
    await page.setViewportSize(size)
    await expectNothingSideways(page, `${path} scrolls sideways at ${size.width} px`)
    expect(await outsideControls(page), `${path} has controls outside ${size.width} px`).toEqual([])
  }
}
