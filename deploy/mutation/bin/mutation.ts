import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { Stryker } from '@stryker-mutator/core'
import { REPORTS_FOLDER, strykerOptions } from '../src/options'
import { mutationSummary } from '../src/summary'
import { mutationTarget } from '../src/targets'

const USAGE = `usage: npm run mutation -- PART [FILE or FOLDER…]
Changes the code of a part on purpose, one small change at a time, and shows which changes no test notices.
PART  shell, shared-kernel, a mf-… or a folder of deploy (edge)
About 3 s a change: name the files that you work on, or give a whole part an hour. What has not changed is not tried again.`

const [name, ...files] = process.argv.slice(2)
if (!name || name === '--help') {
  process.stderr.write(`${USAGE}\n`)
  process.exit(name ? 0 : 2)
}
try {
  const target = mutationTarget(name, files)
  process.chdir(ROOT)
  // Property tests draw other values than in every run of the gate.
  process.env.PROPERTY_SEED ??= 'new'
  const results = await new Stryker(strykerOptions(target)).runMutationTest()
  process.stdout.write(`${mutationSummary(name, results)}\n`)
  process.stdout.write(`Each change in its place: ${join(REPORTS_FOLDER, `${name}.html`)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
