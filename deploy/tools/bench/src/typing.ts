/** How fast a quantity is typed into a list of 108 rows on a slow processor. */
import { readArguments } from './arguments'
import { CPU_SLOWDOWN, openPlainPage } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { type KeyFigures, typeQuantities } from './browser/type-quantities'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const PAGE_SIZE = 108
const ROWS = 10

const { origin, runs } = readArguments('usage: npm run bench -- typing [--origin URL] [--runs N]', 3)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const { url } = await findSectionPage(shop.url, PAGE_SIZE)
  print(
    `\n${url}\n${PAGE_SIZE} rows, CPU ${CPU_SLOWDOWN} times slower; ${ROWS} quantities, ${runs} visits of a fresh browser each.`,
  )
  printLoad()
  print('')
  const visits: KeyFigures[] = []
  for (let run = 0; run < runs; run++) {
    const { page, devtools, close } = await openPlainPage(browser)
    await openStill(page, url)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    visits.push(await typeQuantities(page, ROWS))
    await close()
  }
  for (const [name, keys] of [
    ['A digit → its paint', visits.flatMap(({ digits }) => digits)],
    ['Enter → the next row, the sum in the bar', visits.flatMap(({ enters }) => enters)],
  ] as const) {
    const text = (share: number) => `${percentile(keys, share).toFixed(0)} ms`
    printFigure(name, text(0.5), `nine in ten within ${text(0.9)}`, '≤ 100 ms')
  }
} finally {
  await browser.close()
  await shop.close()
}
