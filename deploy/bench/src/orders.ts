/** How fast the orders of a client with thousands of them are filtered, and the pages of the cabinet turned. */
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { filterOrders } from './browser/filter-orders'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { turnCabinetPages } from './browser/turn-cabinet-pages'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'
import { addOrders, BUYER, removeOrders } from './shop/many-orders'
import { startBenchStack } from './shop/open-shop'

const ORDERS = 5000
const STATUSES = ['completed', 'sent', 'in-progress', 'canceled', '']
const ENTRIES = ['Профиль', 'Заказы', 'Настройки', 'Заказы']

const { origin, runs } = readArguments('usage: npm run bench -- orders [--runs N]', 3)
if (origin) throw new Error('The bench fills a client of its own shop: start it without --origin.')
const stack = await startBenchStack()
const { databaseUrl } = stack
if (!databaseUrl) throw new Error('The bench needs a database of its own.')
const browser = await openBrowser()
try {
  const url = `http://demo-green.localhost:${stack.port}`
  await addOrders(databaseUrl, ORDERS)
  print(`\n${url}/cabinet/orders, ${ORDERS} orders; ${runs} visits of a fresh browser each, not throttled.`)
  printLoad()
  print('')
  const filtered: number[] = []
  const turned: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPlainPage(browser)
    await openStill(page, `${url}/login`)
    const form = page.getByRole('main').locator('form')
    await form.locator('input[type=email]').fill(BUYER.email)
    await form.locator('input[type=password]').fill(BUYER.password)
    for (const consent of await form.getByRole('checkbox').all()) await consent.check()
    await form.locator('button[type=submit]').click()
    await page.waitForURL(/\/cabinet\//)
    await openStill(page, `${url}/cabinet/orders`)
    filtered.push(...(await filterOrders(page, STATUSES)))
    turned.push(...(await turnCabinetPages(page, ENTRIES)))
    await close()
  }
  const text = (waits: readonly number[], share: number) => `${percentile(waits, share).toFixed(0)} ms`
  for (const [name, waits, aim] of [
    ['A status → its orders', filtered, '≤ 200 ms'],
    ['A page of the cabinet → another', turned, '≤ 100 ms'],
  ] as const)
    printFigure(name, text(waits, 0.5), `nine in ten within ${text(waits, 0.9)}`, aim)
} finally {
  await removeOrders(databaseUrl)
  await browser.close()
  await stack.stop()
}
