import type { Page } from 'playwright'
import type { BenchPage } from './bench-page'
import { openStill } from './open-still'

export interface PaintFigures {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number
  largestPaint: number
  /** Sum of layout shifts without a cause of the buyer's. */
  shift: number
  /** Milliseconds until the page answers (`data-hydrated`). */
  hydrated: number
}

interface Observed extends PaintFigures {
  largest: string
}

declare global {
  interface Window {
    benchPaints?: Observed
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, hydrated: 0, largest: '' }
  window.benchPaints = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    const element = 'element' in entry ? entry.element : undefined
    if (element instanceof Element) seen.largest = `${element.tagName} ${element.textContent?.slice(0, 40)}`
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry
    if (!hadRecentInput) seen.shift += value
  })
  new MutationObserver(() => {
    if (!seen.hydrated && document.documentElement?.dataset.hydrated !== undefined)
      seen.hydrated = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

/** First paint of the same HTML without its scripts: what the network and the processor cost by themselves. */
export async function paintWithoutScripts({ page, devtools }: BenchPage, url: string): Promise<number> {
  await devtools.send('Network.setBlockedURLs', { urls: ['*/parts/*.js'] })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.benchPaints?.largestPaint)
  return page.evaluate(() => window.benchPaints?.largestPaint ?? Number.NaN)
}

/** Notes paints and hydration of what a tab opens from now on. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** Loads a page until it stands still. */
export async function paintFigures(page: Page, url: string): Promise<Observed> {
  await observePage(page)
  await openStill(page, url)
  const figures = await page.evaluate(() => window.benchPaints)
  if (!figures) throw new Error('the page was not observed')
  return figures
}
