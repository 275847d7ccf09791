/** How many shoppers over six shops one edge and one API serve on this machine. */
import { readArguments } from './arguments'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { runShoppers, type ShopperLoad } from './shop/shopper'
import { startLoneServers } from './shop/start-servers'

const WARM_UP_MS = 4000
const DURATION_MS = 8000
const SHOPPERS = [10, 40, 100]
const PAGES_OF_SHOP = 12

const { runs, workers } = readArguments('usage: npm run bench -- capacity [--runs N] [--workers N]', 1)
const { edge, api, port, domains, stop } = await startLoneServers(workers)

async function pagesOf(domain: string): Promise<{ host: string; pages: string[] }> {
  const shop = `http://${domain}:${port}`
  const home = (await fetchPage(`${shop}/`)).body.toString()
  const sections = [...new Set([...home.matchAll(/href="(\/catalog\/\d+)"/g)].map(([, path]) => path ?? '/'))]
  return { host: `${domain}:${port}`, pages: ['/', ...sections].slice(0, PAGES_OF_SHOP) }
}

async function printShoppers(load: Omit<ShopperLoad, 'duration'>): Promise<void> {
  await runShoppers({ ...load, duration: WARM_UP_MS })
  for (let run = 0; run < runs; run++) {
    const before = [await edge.processorTime(), await api.processorTime()]
    const ownBefore = process.cpuUsage()
    const { pages, shed, calls, failures, seconds } = await runShoppers({ ...load, duration: DURATION_MS })
    const own = process.cpuUsage(ownBefore)
    const used = [await edge.processorTime(), await api.processorTime()].map(
      (time, index) => (time ?? Number.NaN) - (before[index] ?? Number.NaN),
    )
    print(
      `\n${load.shoppers} shoppers, ${load.personal ? 'each with a basket' : 'visitors without a basket'}:`,
    )
    printFigure('pages a second', (pages.length / seconds).toFixed(0), '', load.personal ? '≥ 60' : '≥ 150')
    printFigure('calls a second beside them', (calls / seconds).toFixed(0))
    printFigure('half of the pages within', `${percentile(pages, 0.5).toFixed(0)} ms`)
    printFigure('95 of 100 within', `${percentile(pages, 0.95).toFixed(0)} ms`)
    printFigure('pages left to the browser', String(shed))
    printFigure('answers other than 200', String(failures), '', '0')
    printFigure('processor time a page, edge', `${((used[0] ?? 0) / pages.length).toFixed(1)} ms`)
    printFigure('processor time a page, API', `${((used[1] ?? 0) / pages.length).toFixed(1)} ms`)
    printFigure(
      'processor time a page, shoppers',
      `${((own.user + own.system) / 1000 / pages.length).toFixed(1)} ms`,
    )
  }
}

try {
  const shops = await Promise.all(domains.map(pagesOf))
  print(
    `\nEdge (${workers ?? 'its own number of'} render workers) and API as processes of their own, ${shops.length} shops, brotli; the shoppers run beside them.`,
  )
  printLoad()
  for (const personal of [false, true])
    for (const shoppers of SHOPPERS) await printShoppers({ shoppers, port, shops, personal })
} finally {
  await stop()
}
