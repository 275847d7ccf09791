import { parseArgs } from 'node:util'
import { ROOT } from '@prilavok/build/folders'
import { checkUnnoticed } from '../src/check-unnoticed'
import { mutationSummary } from '../src/summary'
import { logicOf, mutationTarget } from '../src/targets'
import { tryMutants } from '../src/try-mutants'

const USAGE = `usage: npm run mutation -- PART [FILE or FOLDER…] [--sample N [--seed S]] [--processes N]
Changes the code of a part on purpose, one small change at a time, and shows which changes no test notices, nor the type checker or the linter.
PART         shell, shared-kernel, a mf-… or a folder of deploy (edge)
--sample     the figure of the part: tries so many changes, drawn at random from all files with rules
--seed       the sample of an earlier run, as it was printed (a new one)
--processes  how many run at once (2)
Name the files that you work on, or give a whole part some minutes. What was noticed is not tried again until its file or that test changes.`

/** @throws what is wrong with the options, in words */
const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      processes: { type: 'string', default: '2' },
      help: { type: 'boolean' },
    },
  })

/** @throws when an option is no whole number from `min` */
function wholeNumber(option: string, text: string, min: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= min) return number
  throw new Error(`--${option} is a whole number from ${min}, not «${text}».`)
}

const newSeed = () => Math.floor(Math.random() * 2 ** 31)
const sampleOf = (size: string, seed: string | undefined) => ({
  size: wholeNumber('sample', size, 1),
  seed: seed === undefined ? newSeed() : wholeNumber('seed', seed, 0),
})

try {
  const { values, positionals } = readOptions()
  const [name, ...files] = positionals
  if (!name || values.help) {
    process.stderr.write(`${USAGE}\n`)
    process.exit(values.help ? 0 : 2)
  }
  const sample = values.sample === undefined ? undefined : sampleOf(values.sample, values.seed)
  const processes = wholeNumber('processes', values.processes, 1)
  const target = mutationTarget(name, sample && files.length === 0 ? logicOf(name) : files)
  process.chdir(ROOT)
  // Property tests use other random values than in every run of the gate.
  process.env.PROPERTY_SEED ??= 'new'
  const { mutants, total, failing } = await tryMutants(target, { sample, processes })
  const checked = await checkUnnoticed(mutants)
  process.stdout.write(`${mutationSummary(name, checked, sample && { total, seed: sample.seed })}\n`)
  if (failing.length > 0)
    process.stdout.write(`\nFailed without any change and were not asked:\n${failing.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
