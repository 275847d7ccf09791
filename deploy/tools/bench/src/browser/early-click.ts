import type { BenchPage } from './bench-page'

export interface EarlyClick {
  /** Milliseconds from the start of the navigation. */
  clicked: number
  /** When the row showed the product in the basket; undefined: the click was lost. */
  answered: number | undefined
}

declare global {
  interface Window {
    benchReady?: (x: number, y: number) => void
    benchClick?: { clicked: number; answered: number }
  }
}

const TIMEOUT_MS = 20_000

/** Runs in the page before its own scripts: tells the place of the first «В корзину» as soon as something is painted. */
function watchFirstButton(): void {
  const times = { clicked: 0, answered: 0 }
  window.benchClick = times
  const button = () =>
    [...document.querySelectorAll<HTMLButtonElement>('main li button')].find(
      ({ disabled, textContent, offsetParent }) =>
        !disabled && offsetParent && textContent?.includes('В корзину'),
    )
  const tell = () => {
    const found = button()
    if (!found) return void requestAnimationFrame(tell)
    const row = found.closest('li')
    const { left, top, width, height } = found.getBoundingClientRect()
    addEventListener('pointerdown', () => (times.clicked ||= performance.now()), { capture: true })
    const look = () => {
      if (row?.dataset.inBasket !== undefined) times.answered = performance.now()
      else requestAnimationFrame(look)
    }
    look()
    window.benchReady?.(left + width / 2, top + height / 2)
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    tell()
  }).observe({ type: 'paint', buffered: true })
}

/** Presses «В корзину» of a list with a real mouse right after the first paint. */
export async function earlyClick({ page, devtools }: BenchPage, url: string): Promise<EarlyClick> {
  await page.exposeFunction('benchReady', async (x: number, y: number) => {
    const mouse = { x, y, button: 'left', clickCount: 1 } as const
    await devtools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
    await devtools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
  })
  await page.addInitScript(watchFirstButton)
  await page.goto(url, { waitUntil: 'commit' })
  await page
    .waitForFunction(() => window.benchClick?.answered, undefined, { timeout: TIMEOUT_MS })
    .catch(() => undefined)
  const times = await page.evaluate(() => window.benchClick)
  return { clicked: times?.clicked ?? 0, answered: times?.answered || undefined }
}
