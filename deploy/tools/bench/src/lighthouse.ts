/** What Lighthouse says of a page of the shop: mobile, simulated throttling. */
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { readArguments } from './arguments'
import { openBrowser } from './browser/open-browser'
import { print, printLoad, printMedian } from './figures/report'
import { freePort } from './shop/free-port'
import { openShop } from './shop/open-shop'

const CATEGORIES = [
  ['performance', '≥ 98'],
  ['accessibility', '100'],
  ['best-practices', '100'],
  ['seo', '100'],
] as const
const FIGURES = [
  ['first-contentful-paint', 'ms', 0, ''],
  ['largest-contentful-paint', 'ms', 0, ''],
  ['speed-index', 'ms', 0, ''],
  ['total-blocking-time', 'ms', 0, '≤ 150'],
  ['cumulative-layout-shift', '', 3, '≤ 0.02'],
] as const

const { origin, runs } = readArguments('usage: npm run bench -- lighthouse [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const port = await freePort()
const browser = await openBrowser([`--remote-debugging-port=${port}`])

async function visit(url: string): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: CATEGORIES.map(([id]) => id),
  }
  const run = await lighthouse(url, flags)
  if (!run) throw new Error(`Lighthouse has said nothing of ${url}.`)
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message)
  return run.lhr
}

/** What keeps a category below 100, and where. Of performance the figures tell. */
function printFaults({ categories, audits }: Result): void {
  for (const [id] of CATEGORIES.slice(1))
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const { score, title, details } = audits[audit] ?? {}
      if (weight === 0 || score === null || score === undefined || score === 1) continue
      print(`  ${id}: ${title}`)
      if (details?.type !== 'table') continue
      for (const { node } of details.items.slice(0, 3))
        if (typeof node === 'object' && 'snippet' in node) print(`    ${node.snippet}`)
    }
}

try {
  const url = `${shop.url}/`
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await visit(url))
  const [first] = results
  print(`\n${url}: Lighthouse ${first?.lighthouseVersion}, mobile, simulated; ${runs} visits.`)
  printLoad()
  print('')
  for (const [id, aim] of CATEGORIES) {
    const scores = results.map(({ categories }) => (categories[id]?.score ?? 0) * 100)
    printMedian(id, scores, { unit: '', aim })
  }
  for (const [id, unit, digits, aim] of FIGURES)
    printMedian(
      id,
      results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
      { unit, digits, aim },
    )
  if (first) printFaults(first)
} finally {
  await browser.close()
  await shop.close()
}
