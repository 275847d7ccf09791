/** What it costs to have the tables of all shops partitioned by shop: the same calls on plain and on partitioned tables. */
import { startBenchApi } from './api/bench-api'
import { CASES } from './api/cases'
import { measure } from './api/measure'
import { readApiArguments } from './api/read-arguments'
import { median, percentile } from './figures/numbers'
import { print, printLoad } from './figures/report'

const PARTITIONS = 16
const WARM_UP_MS = 1500
const RUN_MS = 2500

/** Median of the runs' half and 95 of 100 answers, one client. */
async function figuresOf(
  products: number,
  partitions: number,
  { only, runs }: { only: string; runs: number },
): Promise<Map<string, [number, number]>> {
  const api = await startBenchApi(products, partitions)
  const figures = new Map<string, [number, number]>()
  try {
    for (const each of CASES.filter(({ name }) => name.includes(only))) {
      const turn = await each.open(api)
      const clients = await api.clients(each.as ?? 'guest', 1)
      await measure(turn, clients, { seed: 0, duration: WARM_UP_MS })
      const answers: number[][] = []
      for (let run = 1; run <= runs; run++)
        answers.push((await measure(turn, clients, { seed: run, duration: RUN_MS })).answers)
      const of = (share: number) => median(answers.map((times) => percentile(times, share)))
      figures.set(each.name, [of(0.5), of(0.95)])
    }
  } finally {
    await api.stop()
  }
  return figures
}

const { products, ...rest } = readApiArguments('api-partitions', 100_000)
printLoad()
const plain = await figuresOf(products, 0, rest)
const parted = await figuresOf(products, PARTITIONS, rest)
print(
  `\n${products.toLocaleString('ru-RU')} products, one client, ${PARTITIONS} partitions of each table; ms:\n`,
)
print('| call | plain: half / 95 of 100 | partitioned: half / 95 of 100 | half: times |')
print('|---|---:|---:|---:|')
for (const [name, [half, most]] of plain) {
  const [otherHalf = Number.NaN, otherMost = Number.NaN] = parted.get(name) ?? []
  const cell = (one: number, other: number) => `${one.toFixed(1)} / ${other.toFixed(1)}`
  print(
    `| ${name} | ${cell(half, most)} | ${cell(otherHalf, otherMost)} | ${(otherHalf / half).toFixed(2)} |`,
  )
}
