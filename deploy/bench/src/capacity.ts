/** How many shoppers over six shops one edge and one API serve on this machine, and what one shop's rush costs another. */
import { readArguments } from './arguments'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { startBenchStack } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'
import { runShoppers, type ShopperLoad } from './shop/shopper'
import { startLoneApi, startLoneEdge } from './shop/start-edge'

const WARM_UP_MS = 4000
const DURATION_MS = 8000
const SHOPPERS = [10, 40, 100]
const RUSH = 120
const PAGES_OF_SHOP = 12

const { runs } = readArguments('usage: npm run bench -- capacity [--runs N]', 1)
const stack = await startBenchStack()
const { databaseUrl } = stack
if (!databaseUrl)
  throw new Error('The bench needs a database of its own: start it without SUPPLIER_API_ORIGIN.')
const [port, apiPort] = [await freePort(), await freePort()]
const api = await startLoneApi(databaseUrl, apiPort)
const edge = await startLoneEdge({
  port,
  apiOrigin: `http://127.0.0.1:${apiPort}`,
  renderWorkers: 2,
  pin: false,
})

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
    const { pages, shed, calls, failures, seconds } = await runShoppers({ ...load, duration: DURATION_MS })
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
  }
}

/** Headers of a visitor who has a token and something of his own. */
async function returningVisitor(url: string): Promise<Record<string, string>> {
  const { headers } = await fetchPage(url)
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '')
  const own = cookies.filter((cookie) => !cookie.startsWith('untouched='))
  return { cookie: own.join('; '), 'accept-encoding': 'br' }
}

/** What a shop's page takes alone, and while another shop is asked for many pages at once, again and again. */
async function printRush(rushed: string, other: string): Promise<void> {
  const [visitor, rushing] = [await returningVisitor(other), await returningVisitor(rushed)]
  const answers = async (count: number) => {
    const times: number[] = []
    for (let index = 0; index < count; index++) times.push((await fetchPage(other, visitor)).milliseconds)
    return times
  }
  await answers(10)
  const alone = await answers(20)
  let over = false
  const rush = (async () => {
    while (!over) await Promise.all(Array.from({ length: RUSH }, () => fetchPage(rushed, rushing)))
  })()
  const beside = await answers(20)
  over = true
  await rush
  const times = percentile(beside, 0.5) / percentile(alone, 0.5)
  print(`\nA personal page of one shop while ${RUSH} of another are asked for at once:`)
  printMedian('alone', alone)
  printMedian('during the rush', beside)
  printFigure('so many times as long', times.toFixed(1), '', '≤ 2')
}

try {
  const domains = stack.shops
    .map(({ domain }) => domain)
    .filter((domain) => !/repair|localhost:/.test(domain))
  const shops = await Promise.all(domains.slice(0, 6).map(pagesOf))
  print(
    `\nEdge (2 render workers) and API as processes of their own, ${shops.length} shops, brotli; the shoppers run beside them.`,
  )
  printLoad()
  for (const personal of [false, true])
    for (const shoppers of SHOPPERS) await printShoppers({ shoppers, port, shops, personal })
  const [rushed, other] = [domains[0], domains[1]].map((domain) => `http://${domain}:${port}`)
  if (rushed && other)
    await printRush((await findSectionPage(rushed)).url, (await findSectionPage(other)).url)
} finally {
  await edge.stop()
  await api.stop()
  await stack.stop()
}
