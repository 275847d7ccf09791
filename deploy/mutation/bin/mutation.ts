import { ROOT } from '@prilavok/build/folders'
import { mutationSummary } from '../src/summary'
import { mutationTarget } from '../src/targets'
import { tryMutants } from '../src/try-mutants'

const USAGE = `usage: npm run mutation -- PART [FILE or FOLDER…]
Changes the code of a part on purpose, one small change at a time, and shows which changes no test notices.
PART  shell, shared-kernel, a mf-… or a folder of deploy (edge)
Name the files that you work on, or give a whole part some minutes. What was noticed is not tried again until its file or that test changes.`

const [name, ...files] = process.argv.slice(2)
if (!name || name === '--help') {
  process.stderr.write(`${USAGE}\n`)
  process.exit(name ? 0 : 2)
}
try {
  const target = mutationTarget(name, files)
  process.chdir(ROOT)
  // Property tests use other random values than in every run of the gate.
  process.env.PROPERTY_SEED ??= 'new'
  const { mutants, failing } = await tryMutants(target)
  process.stdout.write(`${mutationSummary(name, mutants)}\n`)
  if (failing.length > 0)
    process.stdout.write(`\nFailed without any change and were not asked:\n${failing.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
