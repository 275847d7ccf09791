/** How fast the orders of a client with thousands of them are filtered and saved, a long one repeated, and the pages of the cabinet turned. */
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { type ExportFigures, exportOrders } from './browser/export-orders'
import { filterOrders } from './browser/filter-orders'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { type RepeatFigures, repeatOrder } from './browser/repeat-order'
import { turnCabinetPages } from './browser/turn-cabinet-pages'
import { percentile } from './figures/numbers'
import { kilobytes, print, printFigure, printLoad } from './figures/report'
import { addLongOrder, addOrders, BUYER, LONG_ORDER, removeLongOrder, removeOrders } from './shop/many-orders'
import { startBenchStack } from './shop/open-shop'

const ORDERS = 5000
const LONG_ROWS = 1500
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
  const exported: ExportFigures[] = []
  const repeated: RepeatFigures[] = []
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
    await openStill(page, `${url}/cabinet/orders`)
    exported.push(await exportOrders(page))
    await addLongOrder(databaseUrl, LONG_ROWS)
    await openStill(page, `${url}/cabinet/orders?number=${LONG_ORDER}`)
    repeated.push(await repeatOrder(page))
    await removeLongOrder(databaseUrl)
    await close()
  }
  const text = (waits: readonly number[], share: number) => `${percentile(waits, share).toFixed(0)} ms`
  const size = kilobytes(exported[0]?.bytes ?? 0)
  for (const [name, waits, aim] of [
    ['A status → its orders', filtered, '≤ 200 ms'],
    ['A page of the cabinet → another', turned, '≤ 100 ms'],
    [`${ORDERS} orders → ${size} of a workbook`, exported.map(({ wait }) => wait), undefined],
    [`An order of ${LONG_ROWS} rows → what has changed`, repeated.map(({ preview }) => preview), undefined],
    ['A digit typed into one of its counts → its paint', repeated.flatMap(({ digits }) => digits), undefined],
    ['As much of it as a basket holds → in the basket', repeated.map(({ added }) => added), undefined],
  ] as const)
    printFigure(name, text(waits, 0.5), `nine in ten within ${text(waits, 0.9)}`, aim)
} finally {
  await removeOrders(databaseUrl)
  await browser.close()
  await stack.stop()
}
