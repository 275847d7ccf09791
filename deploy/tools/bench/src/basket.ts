/** How fluid a basket of 1,000 rows is: first rows on a slow line, a typed quantity, a group that goes. */
import type { Browser } from 'playwright'
import { readArguments } from './arguments'
import { CPU_SLOWDOWN, openPlainPage, openSlowPage, SLOWNESS } from './browser/bench-page'
import { fillBasket } from './browser/fill-basket'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { typeQuantities } from './browser/type-quantities'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'

const ROWS = 1000
const TYPED = 10

const { origin, runs } = readArguments('usage: npm run bench -- basket [--origin URL] [--runs N]', 3)
const shop = await openShop(origin)
const browser = await openBrowser()

/** Milliseconds from the request of the page to the frame that shows its first row. */
async function firstRow(browser: Browser): Promise<{ rows: number; ms: number }> {
  const { page, close } = await openSlowPage(browser)
  await page.goto(`${shop.url}/`)
  const rows = await fillBasket(page, ROWS)
  await page.goto(`${shop.url}/basket`, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() =>
    document.querySelector('main [data-row]') ? performance.now() : undefined,
  )
  const ms = (await shown.jsonValue()) ?? Number.NaN
  await close()
  return { rows, ms }
}

/** Runs in the page: removes the first group; milliseconds from the press to the end of the frame without its rows. */
async function removeGroup(): Promise<{ rows: number; ms: number }> {
  const group = document.querySelector('main section:has([data-row])')
  const rows = Number(group?.querySelector('li')?.getAttribute('aria-setsize') ?? 0)
  const begun = performance.now()
  group?.querySelector<HTMLButtonElement>('button')?.click()
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  while (group?.isConnected) await frame()
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    requestAnimationFrame(() => channel.port2.postMessage(null))
  })
  return { rows, ms: performance.now() - begun }
}

try {
  print(`\n${shop.url}/basket; a fresh browser for each run.`)
  printLoad()
  print('')
  const first: number[] = []
  const digits: number[] = []
  const removals: number[] = []
  for (let run = 0; run < runs; run++) {
    const { rows, ms } = await firstRow(browser)
    print(`${rows} rows`)
    first.push(ms)
    const { page, devtools, close } = await openPlainPage(browser)
    await page.goto(`${shop.url}/`)
    await fillBasket(page, ROWS)
    await openStill(page, `${shop.url}/basket`)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    digits.push(...(await typeQuantities(page, TYPED)).digits)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const removed = await page.evaluate(removeGroup)
    print(`${removed.rows} of them in the group that goes`)
    removals.push(removed.ms)
    await close()
  }
  printMedian(`First row visible, ${SLOWNESS}`, first, { aim: '≤ 1500 ms' })
  printFigure(
    `A digit → its paint, CPU ${CPU_SLOWDOWN} times slower`,
    `${percentile(digits, 0.5).toFixed(0)} ms`,
    `nine in ten within ${percentile(digits, 0.9).toFixed(0)} ms`,
    '≤ 100 ms',
  )
  printMedian('A group goes', removals, { aim: '≤ 1000 ms' })
} finally {
  await browser.close()
  await shop.close()
}
