import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BENCHES: Record<string, string> = {
  'first-view':
    'first views of six pages on a slow processor: scripts, blocking time, rest; HTML of a section',
  vitals:
    'LCP, CLS, an early click, list to product, section to section, on a slow line and a slow processor',
  'route-change': 'a page of one part → a page of another one, after a rest on the link',
  edge: 'rendered section pages under load, one core',
  capacity: 'pages a second for 10, 40 and 100 shoppers over six shops',
  loop: 'the daily loop: npm start, a change, the build of a part, the tests of a change and all of them',
  plans: 'which versions a visitor gets: time and memory of 10,000 shops',
  rollback: 'how often a good candidate is taken back, and how soon a bad one is (simulated)',
  lists: 'the list and the file of one shop beside many hard ones of another',
  workbooks: 'processor time of reading or refusing workbooks that say much, or those of a folder',
  api: 'the supplier API with 100,000 products in a shop: products, lists, filters, search, basket, order',
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
