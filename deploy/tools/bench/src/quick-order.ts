/** How fast 200 codes, pasted into the rows of «Добавить по коду», are looked up. */
import type { Page } from 'playwright'
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'
import { openShop } from './shop/open-shop'

const CODES = 200
/** Lines that one call looks up; rows far from the screen are not rendered, so the answers are counted, too. */
const LINES_OF_CALL = 50

/** Codes of the shop's products as the page's own visitor sees them. */
const codesOf = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate(async (limit) => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v3/api/catalog/list/?sort=POPULARITY&limit=${limit}&access_token=${token}`)
    const { ITEMS } = (await answer.json()) as { ITEMS: { UP_CODE_1C: string }[] }
    return ITEMS.map(({ UP_CODE_1C }) => UP_CODE_1C)
  }, limit)

/** Pastes a list into the first row. @returns milliseconds until no row is being looked up any more */
const pasteList = (page: Page, list: string): Promise<number> =>
  page.evaluate(
    async ([text, calls]) => {
      const input = document.querySelector<HTMLInputElement>('input[data-code]')
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const begun = performance.now()
      input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      const answered = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/match/')).length
      while (answered() < calls || document.querySelector('[data-state="loading"]')) await frame()
      return performance.now() - begun
    },
    [list, CODES / LINES_OF_CALL] as const,
  )

const { origin, runs } = readArguments('usage: npm run bench -- quick-order [--origin URL] [--runs N]', 5)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const url = new URL('/basket', shop.url).href
  print(`\n${url}\n${CODES} codes with counts, pasted at once; ${runs} visits of a fresh browser each.`)
  printLoad()
  print('')
  const waits: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPlainPage(browser)
    await openStill(page, url)
    const codes = await codesOf(page, CODES)
    await page.getByRole('main').getByRole('button', { name: 'Несколько кодов' }).click()
    await page.locator('input[data-code]').waitFor()
    waits.push(await pasteList(page, codes.map((code) => `${code}\t2`).join('\n')))
    await close()
  }
  const text = (share: number) => `${percentile(waits, share).toFixed(0)} ms`
  printFigure('A paste of 200 codes → all rows validated', text(0.5), `slowest ${text(1)}`, '≤ 2 s')
} finally {
  await browser.close()
  await shop.close()
}
