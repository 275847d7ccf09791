/** What orders cost while a job reduces the price of every product of the shop, and whether all prices are right in the end. */
import { startBenchApi } from './api/bench-api'
import { order } from './api/cases/order'
import { watchLockWaits } from './api/lock-waits'
import {
  beginOffer,
  countReduced,
  countWrongPrices,
  endOffer,
  endOldOffers,
  JOB_STATEMENT,
  untilApplied,
} from './api/offer-on-all'
import { readApiArguments } from './api/read-arguments'
import { timeOrders } from './api/timed-orders'
import { median, percentile } from './figures/numbers'
import { print, printFigure, printLoad } from './figures/report'

const CLIENTS = 8
const ORDERS = 50
const PERCENT = 5

const { products, runs } = readApiArguments('api-offers', 100_000)
const api = await startBenchApi(products)
const { pool } = api

type Times = readonly number[]
const ms = (value: number): string => `${value.toFixed(1)} ms`
const text = (count: number): string => count.toLocaleString('ru-RU')

function tell(name: string, times: Times, alone: Times): void {
  const ratio = (share: number) => percentile(times, share) / percentile(alone, share)
  const beside = (share: number) => (times === alone ? '' : `${ratio(share).toFixed(2)} times as long`)
  printFigure(`${name}: half within`, ms(percentile(times, 0.5)), beside(0.5))
  printFigure('   95 of 100 within', ms(percentile(times, 0.95)), beside(0.95))
  printFigure('   longest', ms(Math.max(...times)))
}

/** Fifty orders while the job goes on; then it is waited for. */
async function beside(start: () => Promise<number>, isDone: (reduced: number) => number, seed: number) {
  const endWatch = watchLockWaits(pool, JOB_STATEMENT)
  const startedAt = performance.now()
  const id = await start()
  const times = await timeOrders(turn, clients, { orders: ORDERS, seed })
  const seconds = (performance.now() - startedAt) / 1000
  const done = isDone(await countReduced(pool, id))
  await untilApplied(pool)
  const waits = await endWatch()
  printFigure('   the job took', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  printFigure('   goods done with the last order', text(done), `after ${seconds.toFixed(1)} s`)
  printFigure(
    '   orders that waited for a batch',
    `${waits.count} of ${ORDERS}`,
    `longest ${ms(waits.longest)}`,
    '0',
  )
  const { wrong, all } = await countWrongPrices(pool)
  printFigure('   wrong prices', `${wrong} of ${text(all)}`, '', '0')
  if (wrong > 0) process.exitCode = 1
  return { id, times }
}

const turn = await order().open(api)
const clients = await api.clients('client', CLIENTS)
try {
  print(`\nOne shop with ${text(products)} products, an offer of −${PERCENT} % on all of them;`)
  print(`${ORDERS} orders of 200 rows by ${CLIENTS} clients, ${runs} runs.`)
  printLoad()
  await endOldOffers(pool)
  await timeOrders(turn, clients, { orders: ORDERS, seed: 0 })
  const all: Record<'alone' | 'begins' | 'ends', number[]> = { alone: [], begins: [], ends: [] }
  for (let run = 1; run <= runs; run++) {
    print(`\nRun ${run}`)
    const alone = await timeOrders(turn, clients, { orders: ORDERS, seed: 10 * run })
    tell('orders alone', alone, alone)
    print('the offer begins')
    const begun = await beside(
      () => beginOffer(pool, PERCENT),
      (reduced) => reduced,
      10 * run + 1,
    )
    tell('orders beside the job', begun.times, alone)
    print('the offer ends')
    const ended = await beside(
      async () => {
        await endOffer(pool, begun.id)
        return begun.id
      },
      (reduced) => products - reduced,
      10 * run + 2,
    )
    tell('orders beside the job', ended.times, alone)
    all.alone.push(percentile(alone, 0.95))
    all.begins.push(percentile(begun.times, 0.95) / percentile(alone, 0.95))
    all.ends.push(percentile(ended.times, 0.95) / percentile(alone, 0.95))
  }
  print('\nMedian of the runs')
  printFigure('95 of 100 orders alone within', ms(median(all.alone)), '', '≤ 60')
  printFigure('beside the job that reduces prices', `× ${median(all.begins).toFixed(2)}`)
  printFigure('beside the job that restores them', `× ${median(all.ends).toFixed(2)}`)
} finally {
  await api.stop()
}
