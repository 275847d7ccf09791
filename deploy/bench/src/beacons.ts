/** What reports of pages cost the pages of an edge on one core. */
import { setTimeout as pause } from 'node:timers/promises'
import { bootOf } from '@prilavok/build/testing/boot-of'
import type { Beacon, BeaconEvent } from '@prilavok/shared-kernel/contract'
import { readArguments } from './arguments'
import { median, percentile } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { startBeacons } from './shop/beacon-sender'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { startBenchStack } from './shop/open-shop'
import { press } from './shop/press'
import { findSectionPage } from './shop/section-page'
import { startLoneEdge } from './shop/start-edge'

const PER_SECOND = 1000
const DURATION_MS = 5000
const BEGIN_MS = 1500

const { runs } = readArguments('usage: npm run bench -- beacons [--runs N]', 3)

/** What a page of the shop reports after its first ten seconds. */
async function beaconOf(url: string): Promise<string> {
  const { plan } = bootOf((await fetchPage(url)).body.toString())
  const catalog = { part: 'mf-catalog', version: plan.parts['mf-catalog']?.version ?? '' } as const
  const events: BeaconEvent[] = [
    { part: 'shell', version: plan.parts.shell.version, kind: 'view' },
    { ...catalog, kind: 'view' },
    { ...catalog, kind: 'lcp', value: 1240 },
    { ...catalog, kind: 'cls', value: 3 },
  ]
  const beacon: Beacon = { plan: plan.id, route: 'catalog.section', sample: 1, events }
  return JSON.stringify(beacon)
}

const stack = await startBenchStack()
const port = await freePort()
const edge = await startLoneEdge({
  port,
  apiOrigin: stack.apiOrigin,
  rolloutsDatabaseUrl: stack.rolloutsDatabaseUrl,
  renderWorkers: 1,
  env: {
    TRUST_PROXY: 'on',
    BEACON_VIEWS_PER_ADDRESS: '1000000',
  },
})
try {
  const origin = `http://demo-green.localhost:${port}`
  const { url } = await findSectionPage(origin)
  const { headers } = await fetchPage(url)
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0])
  const visitor = {
    cookie: cookies.filter((cookie) => !cookie?.startsWith('untouched=')).join('; '),
    'accept-encoding': 'br',
  }
  const body = await beaconOf(url)
  const measured = async () => {
    const before = (await edge.processorTime()) ?? Number.NaN
    const { answers } = await press({ url, headers: visitor, connections: 1, duration: DURATION_MS })
    const used = ((await edge.processorTime()) ?? Number.NaN) - before
    return { answers, used, half: percentile(answers, 0.5), perPage: used / answers.length }
  }
  print(`\n${url}, a personal page, one after the other; ${PER_SECOND} reports a second beside them.`)
  if (edge.pinned) print('One render worker, the whole edge on one core.')
  printLoad()
  await measured()
  const alone: number[] = []
  const beside: number[] = []
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const quiet = await measured()
    const beacons = startBeacons({ origin, perSecond: PER_SECOND, body })
    await pause(BEGIN_MS)
    const busy = await measured()
    const { sent, accepted } = await beacons.stop()
    alone.push(quiet.half)
    beside.push(busy.half)
    const reports = (PER_SECOND * DURATION_MS) / 1000
    costs.push(((busy.used - quiet.perPage * busy.answers.length) / reports) * 1000)
    printFigure('reports answered', String(accepted), `of ${sent}`)
  }
  printMedian('half of the pages within, alone', alone, { digits: 1 })
  printMedian('half of the pages within, beside the reports', beside, { digits: 1 })
  printFigure('slower by', `${((median(beside) / median(alone) - 1) * 100).toFixed(1)} %`, '', '≤ 5 %')
  printMedian('processor time of a report', costs, { unit: 'µs' })
} finally {
  await edge.stop()
  await stack.stop()
}
