import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BENCHES: Record<string, string> = {
  'first-view': 'weight of the first view of a section page: scripts, HTML, preloads',
  vitals:
    'LCP, CLS, an early click, list to product, section to section, on a slow line and a slow processor',
  lighthouse:
    'what Lighthouse says of the home page on a simulated phone: four categories, paints, blocking time',
  'route-change': 'a page of one part → a page of another one, after a rest on the link',
  search: 'the results of a search on a slow connection, a suggestion after the last key',
  filters: 'a tick in the filter panel → the new count',
  typing: 'a quantity typed into a list of 108 rows on a slow processor',
  'quick-order': '200 codes pasted into the basket → all of them validated',
  basket: 'a basket of 1,000 rows: first rows on a slow line, a typed quantity, a group that goes',
  devices: 'a count set on one device of an account → the same on another one',
  orders:
    'a client with 5,000 orders: a filter → its orders, a page of the cabinet → another, a workbook, a long repeat',
  memory: 'what 200 navigations between a list and its products leave behind',
  'sign-in': 'from the press on «Войти» to every badge right; scripts of the login modal',
  edge: 'rendered section pages under load, one core',
  capacity: 'pages a second for 10, 40 and 100 shoppers over six shops',
  strain: 'answer times of a shop while another one is in a rush, or has slow senders',
  build: 'one part after a one-line change, warm cache',
  plans: 'which versions a visitor gets: time and memory of 10,000 shops',
  publish: 'from publishing a release to serving it',
  start: 'npm start on a prepared machine to the first page',
  refresh: 'from an edit under npm run dev to the change in the browser',
  rollback: 'how often a good candidate is taken back, and how soon a bad one is (simulated)',
  'rollback-click': 'from a click on «Откатить» in the console to the last page with that version',
  beacons: 'what 1,000 reports of pages a second cost the pages of an edge on one core',
  api: 'the supplier API with 100,000 products in a shop: products, lists, filters, search, basket, order',
  'api-offers':
    'orders while a job reduces every price of a shop with 100,000 products; whether all are right',
  'api-partitions': 'the same on tables that are partitioned by shop',
  'api-sizes': 'the same by size of the catalogue: 1,000 to 1,000,000 products',
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(BENCHES, name)) {
  const lines = Object.entries(BENCHES).map(([bench, about]) => `  ${bench.padEnd(16)}${about}`)
  process.stderr.write(`usage: npm run bench -- NAME [--help]\n${lines.join('\n')}\n`)
  process.exit(2)
}
const file = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
// One machine asks as many buyers would: nothing is to be rejected.
const env = { RATE_OF_SESSION: '0', RATE_OF_ADDRESS: '0', ...process.env }
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit', env })
child.on('exit', (code) => process.exit(code ?? 1))
