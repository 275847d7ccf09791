import type { Page } from 'playwright'

declare global {
  interface Window {
    benchOpened?: { clicked: number; shown: number }
  }
}

/** Runs in the page: notes when a link is clicked and when another heading stands there. */
function watchHeading(): void {
  const times = { clicked: 0, shown: 0 }
  window.benchOpened = times
  const before = document.querySelector('h1')
  const look = () => {
    const now = document.querySelector('h1')
    if (now && now !== before && location.pathname.startsWith('/product/')) times.shown = performance.now()
    else requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    () => {
      times.clicked = performance.now()
      look()
    },
    { capture: true },
  )
}

/**
 * From the click on a product of a list to its heading, milliseconds. The list is complete and still before.
 * @param lead how long the pointer rests on the link before the press
 */
export async function openProduct(page: Page, lead: number): Promise<number> {
  await page.evaluate(watchHeading)
  const link = page.locator('main li a[href^="/product/"]:not([aria-hidden])').first()
  const place = await link.boundingBox()
  if (!place) throw new Error('the list shows no product')
  await page.mouse.move(place.x + 10, place.y + place.height / 2)
  await page.waitForTimeout(lead)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.benchOpened?.shown)
  const times = await page.evaluate(() => window.benchOpened)
  return times ? times.shown - times.clicked : Number.NaN
}
