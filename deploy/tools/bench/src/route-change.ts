/** How fast a page of one part follows a page of another one, after the pointer has rested on the link. */
import type { Page } from 'playwright'
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { turnPage } from './browser/turn-page'
import { print, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'

/** The way through the parts: each step leads into another one than the step before. */
const STEPS: [name: string, link: (page: Page) => ReturnType<Page['locator']>][] = [
  ['shell → mf-catalog', (page) => page.locator('footer a[href="/catalog-list"]')],
  ['mf-catalog → mf-cabinet', (page) => page.locator('footer a[href="/client/offers"]')],
  ['mf-cabinet → mf-auth', (page) => page.locator('footer a[href="/registration"]')],
  ['mf-auth → mf-basket', (page) => page.locator('footer a[href="/basket"]')],
  ['mf-basket → shell', (page) => page.locator('footer a[href="/content/front_up/how_to_make_order"]')],
]

const { origin, runs } = readArguments('usage: npm run bench -- route-change [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  print(`\n${shop.url}: from page to page, not throttled; ${runs} visits of a fresh browser each.`)
  printLoad()
  print('')
  const waits = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPlainPage(browser)
    await openStill(page, `${shop.url}/`)
    for (const [name, link] of STEPS)
      waits.set(name, [...(waits.get(name) ?? []), await turnPage(page, link(page))])
    await close()
  }
  for (const [name, values] of waits) printMedian(name, values, { aim: '≤ 100' })
} finally {
  await browser.close()
  await shop.close()
}
