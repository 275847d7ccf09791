/** How fast the results of a search are seen on a slow connection, and a suggestion after the last key. */
import { readArguments } from './arguments'
import { openPlainPage, openSlowPage, SLOWNESS } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { paintFigures } from './browser/paint-figures'
import { suggestionWaits } from './browser/suggestion-waits'
import { print, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'

const QUERY = 'бумага а4'

const { origin, runs } = readArguments('usage: npm run bench -- search [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const url = new URL(`/search?q=${encodeURIComponent(QUERY)}`, shop.url).href
  print(`\n${url}\n${SLOWNESS}; ${runs} visits of a fresh browser each.`)
  printLoad()
  print('')
  const paints: number[] = []
  const waits: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser)
    paints.push((await paintFigures(slow.page, url)).largestPaint)
    await slow.close()
    const plain = await openPlainPage(browser)
    await openStill(plain.page, shop.url)
    waits.push(...(await suggestionWaits(plain.page, ['степлер', 'скрепки', 'маркер'])))
    await plain.close()
  }
  printMedian('Largest contentful paint of the results', paints, { aim: '≤ 1000' })
  printMedian('Last key → suggestions, plain', waits, { note: '300 of it are the pause for the next key' })
} finally {
  await browser.close()
  await shop.close()
}
