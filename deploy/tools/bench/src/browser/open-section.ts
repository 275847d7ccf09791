import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

declare global {
  interface Window {
    benchSection?: { clicked: number; shown: number }
  }
}

/** Runs in the page: notes when a section is clicked and when its name and its own products are shown, none of those before. */
function watchSection(): void {
  const times = { clicked: 0, shown: 0 }
  window.benchSection = times
  const firstProduct = () =>
    document.querySelector('main [data-row] a[href^="/product/"]:not([aria-hidden])')?.getAttribute('href')
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a')
      const title = document.querySelector('main h1')?.textContent
      const product = firstProduct()
      times.clicked = performance.now()
      const look = () => {
        const isShown =
          location.pathname === link?.pathname &&
          document.querySelector('main h1')?.textContent !== title &&
          document.querySelector('main [data-stale]') === null &&
          firstProduct() !== undefined &&
          firstProduct() !== product
        if (isShown) times.shown = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    },
    { capture: true },
  )
}

/**
 * From the click on a section to its name and its products, milliseconds. The section above stands still before.
 * @param lead how long the pointer rests on the link before the press
 */
export async function openSection(page: Page, lead: number): Promise<number> {
  await page.evaluate(watchSection)
  // Links of sections tell how many products there are; those of pages do not.
  const link = page.locator('main nav a[href^="/catalog/"]:has(> small)').last()
  await link.hover()
  await setTimeout(lead)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.benchSection?.shown)
  const times = await page.evaluate(() => window.benchSection)
  return times ? times.shown - times.clicked : Number.NaN
}
