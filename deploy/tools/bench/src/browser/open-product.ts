import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

declare global {
  interface Window {
    benchOpened?: { clicked: number; shown: number }
  }
}

/**
 * Runs in the page: notes when a product of the list is clicked and when its page shows what the row has shown: its name as
 * the heading, its price, and its picture, loaded.
 */
function watchProduct(): void {
  const times = { clicked: 0, shown: 0 }
  window.benchOpened = times
  const priceIn = (place: Element | null | undefined) =>
    place?.textContent?.match(/\d[\d\s]*(,\d\d)?\s*₽/)?.[0]
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0

  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a')
      const row = link?.closest('li')
      const name = link?.textContent
      const price = priceIn(row)
      const picture = row?.querySelector('img')?.src
      times.clicked = performance.now()
      const look = () => {
        const main = document.querySelector('main')
        const isShown =
          location.pathname === link?.pathname &&
          main?.querySelector('h1')?.textContent === name &&
          priceIn(main) === price &&
          [...document.querySelectorAll<HTMLImageElement>('main figure img')].some(
            (image) => image.src === picture && isLoaded(image),
          )
        if (isShown) times.shown = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    },
    { capture: true },
  )
}

/**
 * From the click on a product of a list to its name, price and picture on its own page, milliseconds. The list stands still before.
 * @param lead how long the pointer rests on the link before the press
 */
export async function openProduct(page: Page, lead: number): Promise<number> {
  await page.evaluate(watchProduct)
  const link = page.locator('main li a[href^="/product/"]:not([aria-hidden])').first()
  const place = await link.boundingBox()
  if (!place) throw new Error('the list shows no product')
  await page.mouse.move(place.x + 10, place.y + place.height / 2)
  await setTimeout(lead)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.benchOpened?.shown)
  const times = await page.evaluate(() => window.benchOpened)
  return times ? times.shown - times.clicked : Number.NaN
}
