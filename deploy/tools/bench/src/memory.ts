/** Whether going to and fro between a list and its products leaves anything behind. */
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { heapAfter } from './browser/heap-after'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { watchStillness } from './browser/stillness'
import { print, printFigure, printLoad } from './figures/report'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const NAVIGATIONS = 200
/** Until then caches fill: every product of the list has been opened once, with all that its page loads. */
const WARM_UP = 72

const { origin } = readArguments('usage: npm run bench -- memory [--origin URL]', 1)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const { url } = await findSectionPage(shop.url)
  print(
    `\n${url}\n${NAVIGATIONS} navigations list → product → list, after ${WARM_UP} that fill the caches; heap after a collection.`,
  )
  printLoad()
  const opened = await openPlainPage(browser)
  await openStill(opened.page, url)
  const before = await heapAfter(opened, WARM_UP, watchStillness(opened.page))
  const after = await heapAfter(opened, NAVIGATIONS)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  printFigure('Heap before', megabytes(before.bytes), `${before.nodes} DOM nodes`)
  printFigure('Heap after', megabytes(after.bytes), `${after.nodes} DOM nodes`)
  printFigure('Growth', `${((after.bytes / before.bytes - 1) * 100).toFixed(1)} %`, '', '< 10 %')
} finally {
  await browser.close()
  await shop.close()
}
