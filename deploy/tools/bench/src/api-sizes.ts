/** What the API costs by the size of the catalogue: lists and searches must not grow with it. */
import { startBenchApi } from './api/bench-api'
import { CASES } from './api/cases'
import { measure } from './api/measure'
import { readApiArguments } from './api/read-arguments'
import { median, percentile } from './figures/numbers'
import { print, printLoad } from './figures/report'

const SIZES = [1000, 10_000, 100_000, 1_000_000]
const WARM_UP_MS = 1500
const RUN_MS = 2500

/** Median of the runs' p50 and p95, one client: «3.1 / 5.2». */
async function figuresOf(products: number, only: string, runs: number): Promise<Map<string, string>> {
  const api = await startBenchApi(products)
  const figures = new Map<string, string>()
  try {
    for (const each of CASES.filter(({ name, bySize }) => bySize && name.includes(only))) {
      const turn = await each.open(api)
      const clients = await api.clients(each.as ?? 'guest', 1)
      await measure(turn, clients, { seed: 0, duration: WARM_UP_MS })
      const answers: number[][] = []
      for (let run = 1; run <= runs; run++)
        answers.push((await measure(turn, clients, { seed: run, duration: RUN_MS })).answers)
      const of = (share: number) => median(answers.map((times) => percentile(times, share))).toFixed(1)
      figures.set(each.name, `${of(0.5)} / ${of(0.95)}`)
    }
  } finally {
    await api.stop()
  }
  return figures
}

const { products, only, runs } = readApiArguments('api-sizes', 1_000_000)
const sizes = SIZES.filter((size) => size <= products)
const columns: Map<string, string>[] = []
printLoad()
for (const size of sizes) columns.push(await figuresOf(size, only, runs))
print('\nHalf / 95 of 100 answers within so many ms, one client, by products in the shop:\n')
print(`| call | ${sizes.map((size) => size.toLocaleString('ru-RU')).join(' | ')} |`)
print(`|---|${sizes.map(() => '---:').join('|')}|`)
for (const name of columns[0]?.keys() ?? [])
  print(`| ${name} | ${columns.map((column) => column.get(name) ?? '—').join(' | ')} |`)
