import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PART_NAMES, partFolder, ROOT } from '../src/folders'
import { type Budgets, budgetOf, exceededBudgets } from '../src/sizes/exceeded-budgets'
import { measureSizes } from '../src/sizes/measure-sizes'

const FILE = 'deploy/tools/bench/budgets.json'
const budgets = JSON.parse(await readFile(join(ROOT, FILE), 'utf8')) as Budgets
const sizes = await measureSizes(PART_NAMES.map((name) => join(partFolder(name), 'dist')))

for (const size of sizes)
  process.stdout.write(
    `${size.kind.padEnd(8)} ${size.name.padEnd(32)} ${(size.bytes / 1000).toFixed(1).padStart(7)} KB   budget ${budgetOf(budgets, size)}\n`,
  )
const messages = exceededBudgets(sizes, budgets)
if (messages.length > 0) {
  process.stdout.write(`\n${messages.join('\n\n')}\n
Load it later, share it or leave it out; where the page is worth more than that, raise the budget in ${FILE} and say why in the commit.\n`)
  process.exitCode = 1
}
