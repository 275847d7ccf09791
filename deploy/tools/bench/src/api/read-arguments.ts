import { parseArgs } from 'node:util'

export interface ApiArguments {
  products: number
  /** Part of the name of the cases to measure; empty for all. */
  only: string
  runs: number
}

/** Reads `--products`, `--only` and `--runs`. Ends the process with the usage for `--help` or a wrong argument. */
export function readApiArguments(command: string, defaultProducts: number): ApiArguments {
  const usage = `usage: npm run bench -- ${command} [--products N] [--only PART-OF-A-NAME] [--runs N]`
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        products: { type: 'string' },
        only: { type: 'string' },
        runs: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) leave(usage, 0)
    const [products, runs] = [Number(values.products ?? defaultProducts), Number(values.runs ?? 3)]
    if (!Number.isInteger(products) || products < 1000 || products > 1_000_000)
      leave(`--products must be a whole number from 1000 to 1000000\n${usage}`, 2)
    if (!Number.isInteger(runs) || runs < 1) leave(`--runs must be a whole number above 0\n${usage}`, 2)
    return { products, only: values.only ?? '', runs }
  } catch (error) {
    return leave(`${error instanceof Error ? error.message : error}\n${usage}`, 2)
  }
}

function leave(text: string, code: number): never {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}
