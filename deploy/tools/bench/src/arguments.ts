import { parseArgs } from 'node:util'

export interface BenchArguments {
  /** Address of a shop that runs already: `http://demo-green.localhost:8080`; without it one is started. */
  origin: string | undefined
  runs: number
  /** Render workers of the edge; undefined: as many as it takes itself. */
  workers: number | undefined
}

/** Reads `--origin`, `--runs` and `--workers` of the command line. Ends the process with the usage for `--help` or a wrong argument. */
export function readArguments(usage: string, defaultRuns: number): BenchArguments {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        origin: { type: 'string' },
        runs: { type: 'string' },
        workers: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) leave(usage, 0)
    const runs = Number(values.runs ?? defaultRuns)
    const workers = values.workers === undefined ? undefined : Number(values.workers)
    if (![runs, workers ?? 1].every((count) => Number.isInteger(count) && count > 0))
      leave(`--runs and --workers must be whole numbers above 0\n${usage}`, 2)
    if (values.origin !== undefined && !URL.canParse(values.origin))
      leave(`--origin must be an address like http://demo-green.localhost:8080\n${usage}`, 2)
    return { origin: values.origin && new URL(values.origin).origin, runs, workers }
  } catch (error) {
    return leave(`${error instanceof Error ? error.message : error}\n${usage}`, 2)
  }
}

function leave(text: string, code: number): never {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}
