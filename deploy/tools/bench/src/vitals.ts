/** How a section page feels on a slow connection and a slow processor. */
import { readArguments } from './arguments'
import {
  type BenchPage,
  CPU_SLOWDOWN,
  openPlainPage,
  openSlowLinePage,
  openSlowPage,
  SLOW_LINE,
  SLOWNESS,
} from './browser/bench-page'
import { earlyClick } from './browser/early-click'
import { mainThreadFigures } from './browser/main-thread'
import { openBrowser } from './browser/open-browser'
import { openProduct } from './browser/open-product'
import { openSection } from './browser/open-section'
import { openStill } from './browser/open-still'
import { paintFigures, paintWithoutScripts } from './browser/paint-figures'
import { median } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

/** How long a hand rests on a link before it presses. */
const HAND_MS = 100

const { origin, runs } = readArguments('usage: npm run bench -- vitals [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const browser = await openBrowser()

/** One value of each of several fresh visits. */
async function repeat<T>(visit: (opened: BenchPage) => Promise<T>, open = openSlowPage): Promise<T[]> {
  const values: T[] = []
  for (let run = 0; run < runs; run++) {
    const opened = await open(browser)
    values.push(await visit(opened))
    await opened.close()
  }
  return values
}

try {
  const { url } = await findSectionPage(shop.url)
  print(`\n${url}\n${SLOWNESS}; ${runs} visits of a fresh browser each.`)
  printLoad()
  print('')

  const paints = await repeat(({ page }) => paintFigures(page, url))
  const floors = await repeat((slow) => paintWithoutScripts(slow, url))
  printMedian(
    'First contentful paint',
    paints.map(({ firstPaint }) => firstPaint),
    { aim: '≤ 1000' },
  )
  printMedian(
    'Largest contentful paint',
    paints.map(({ largestPaint }) => largestPaint),
    { aim: '≤ 1200' },
  )
  const ratio = median(paints.map(({ largestPaint }) => largestPaint)) / median(floors)
  printMedian('  the same without scripts', floors, { note: `with scripts ${ratio.toFixed(2)} times that` })
  printFigure('  what it was', '', [...new Set(paints.map(({ largest }) => largest))].join('; '))
  printMedian(
    'Cumulative layout shift',
    paints.map(({ shift }) => shift),
    { unit: '', digits: 3, aim: '≤ 0.02' },
  )
  printMedian(
    'Page answers (hydrated)',
    paints.map(({ hydrated }) => hydrated),
  )

  const clicks = await repeat((slow) => earlyClick(slow, url))
  const answered = clicks.flatMap((click) => click.answered ?? [])
  printMedian(
    '«В корзину» pressed after the first paint, at',
    clicks.map(({ clicked }) => clicked),
  )
  if (answered.length > 0) printMedian('  seen in the basket at', answered, { aim: '≤ 3000' })
  printFigure('  presses lost', `${clicks.length - answered.length} of ${clicks.length}`, '', '0')

  for (const [how, open, slowdown] of [
    [`simulated (a plain visit, each task × ${CPU_SLOWDOWN})`, openPlainPage, CPU_SLOWDOWN],
    ['really throttled', openSlowPage, 1],
  ] as const) {
    const figures = await repeat(({ page }) => mainThreadFigures(browser, page, url, slowdown), open)
    printMedian(
      `Total blocking time, ${how}`,
      figures.map(({ blocking }) => blocking),
      { aim: '≤ 150' },
    )
    printMedian(
      '  longest task',
      figures.map(({ longest }) => longest),
    )
  }

  const toProduct = async ({ page }: BenchPage, lead: number) => {
    await openStill(page, url)
    return openProduct(page, lead)
  }
  const toSection = async ({ page }: BenchPage, lead: number) => {
    await openStill(page, url)
    return openSection(page, lead)
  }
  for (const lead of [HAND_MS, 0])
    for (const [how, openPage, productAim, sectionAim] of [
      ['plain', openPlainPage, '≤ 60', ''],
      [`slow 4G: ${SLOW_LINE}`, openSlowLinePage, '≤ 100', '≤ 350'],
      ['slow profile', openSlowPage, '≤ 150', ''],
    ] as const) {
      print(`\n${how}, ${lead} ms on the link`)
      printMedian('List → product', await repeat((opened) => toProduct(opened, lead), openPage), {
        aim: productAim,
      })
      printMedian('Section → section', await repeat((opened) => toSection(opened, lead), openPage), {
        aim: sectionAim,
      })
    }
} finally {
  await browser.close()
  await shop.close()
}
