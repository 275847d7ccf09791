import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ROOT } from '@prilavok/build/folders'
import { propertyTests } from '../src/property-tests'

const USAGE = `usage: npm run explore -- [--rounds N] [--runs N] [--seed N] [FILE…]
Runs the property tests with new random values. A case that is found stays as an example in its test.
--rounds  how often, each time from a new seed (5)
--runs    values for each property (1000)
--seed    the values of an earlier round, as it was printed`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  process.stdout.write(`${USAGE}\n`)
  process.exit(0)
}

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
]

function round(seed: number, files: readonly string[]): Promise<number> {
  const env = { ...process.env, PROPERTY_SEED: String(seed), PROPERTY_RUNS: values.runs }
  const child = spawn(process.execPath, [...JEST, '--runTestsByPath', ...files], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const files = positionals.length > 0 ? positionals : propertyTests(ROOT)
const rounds = values.seed ? 1 : Number(values.rounds)
for (let at = 0; at < rounds; at += 1) {
  const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`\nRound ${at + 1} of ${rounds}, seed ${seed}\n`)
  if ((await round(seed, files)) !== 0) {
    process.stdout.write(
      `\nFound from seed ${seed}. Again: npm run explore -- --seed ${seed} --runs ${values.runs}\n` +
        'Mend it, and keep the case in the test: fc.assert(…, { examples: [[…]] })\n',
    )
    process.exit(1)
  }
}
