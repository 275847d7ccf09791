/** How fast the filter panel counts what a tick leaves. */
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { tickFilters } from './browser/tick-filters'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const TICKS = 6

const { origin, runs } = readArguments('usage: npm run bench -- filters [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const { url } = await findSectionPage(shop.url)
  print(`\n${url}\n${TICKS} lines ticked, ${runs} visits of a fresh browser each, not throttled.`)
  printLoad()
  print('')
  const waits: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPlainPage(browser)
    await openStill(page, url)
    waits.push(...(await tickFilters(page, TICKS)))
    await close()
  }
  const text = (share: number) => `${percentile(waits, share).toFixed(0)} ms`
  printFigure('A tick → the new count', text(0.5), `nine in ten within ${text(0.9)}`, '≤ 150 ms')
} finally {
  await browser.close()
  await shop.close()
}
