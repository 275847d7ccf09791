import { expect, type Page } from '@playwright/test'

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

/** The page is no wider than its window. @param message which page, where several are looked at */
export async function expectNothingSideways(page: Page, message?: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, message).toBeLessThanOrEqual(0)
}

/** The page that is open can be used in its window, or in windows of these widths: it is no wider, and nothing to press stands outside. */
export async function expectFits(page: Page, path: string, widths?: readonly number[]): Promise<void> {
  for (const width of widths ?? [page.viewportSize()?.width ?? 0]) {
    if (widths) await page.setViewportSize({ width, height: 640 })
    await expectNothingSideways(page, `${path} scrolls sideways at ${width} px`)
    expect(await outsideControls(page), `${path} has controls outside ${width} px`).toEqual([])
  }
}
