/** How fast the supplier API answers with a large catalogue. */

import type { ApiCase } from './api/api-case'
import { type BenchApi, startBenchApi } from './api/bench-api'
import { CASES } from './api/cases'
import { type Measured, measure } from './api/measure'
import { readApiArguments } from './api/read-arguments'
import { percentile } from './figures/numbers'
import { print, printLoad, printMedian } from './figures/report'

const WARM_UP_MS = 1500
const RUN_MS = 2500

/** Buyers look at what came before they ask for more; without a pause the machine is as full as it can be. */
const WAYS = [
  { clients: 1, pause: 0, name: '1 client' },
  { clients: 8, pause: 100, name: '8 clients, 100 ms between calls' },
  { clients: 8, pause: 0, name: '8 clients without a pause' },
]

function tell(name: string, aim: string, runs: readonly Measured[]): void {
  const shares = (share: number) => runs.map(({ answers }) => percentile(answers, share))
  printMedian(`${name}: half within`, shares(0.5), { digits: 1 })
  printMedian('   95 of 100 within', shares(0.95), { digits: 1, aim })
  printMedian(
    '   answers a second',
    runs.map(({ perSecond }) => perSecond),
    { unit: '' },
  )
}

async function run(api: BenchApi, { name, aim, as = 'guest', open }: ApiCase, runs: number): Promise<void> {
  const turn = await open(api)
  const clients = await api.clients(as, Math.max(...WAYS.map((way) => way.clients)))
  await measure(turn, clients, { seed: 0, duration: WARM_UP_MS })
  print(name)
  for (const [index, way] of WAYS.entries()) {
    const measured: Measured[] = []
    for (let number = 1; number <= runs; number++) {
      const seed = number * 100 + index
      measured.push(
        await measure(turn, clients.slice(0, way.clients), { seed, duration: RUN_MS, pause: way.pause }),
      )
    }
    tell(way.name, way.pause === 0 && way.clients > 1 ? '' : `≤ ${aim}`, measured)
  }
}

const { products, only, runs } = readApiArguments('api', 100_000)
const api = await startBenchApi(products)
try {
  print(
    `\nOne shop with ${products.toLocaleString('ru-RU')} products; ${RUN_MS / 1000} s a run, ${runs} runs.`,
  )
  printLoad()
  for (const each of CASES.filter(({ name }) => name.includes(only))) {
    print('')
    await run(api, each, runs).catch((cause) => print(`${each.name}: not measured. ${String(cause)}`))
  }
} finally {
  await api.stop()
}
