/** What reports of pages cost the pages of an edge: when the same edge takes them, and when another one does. */
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
const startEdge = async (core: number) => {
  const port = await freePort()
  const edge = await startLoneEdge({
    port,
    core,
    apiOrigin: stack.apiOrigin,
    rolloutsDatabaseUrl: stack.rolloutsDatabaseUrl,
    renderWorkers: 1,
    env: { TRUST_PROXY: 'on', BEACON_VIEWS_PER_ADDRESS: '1000000' },
  })
  return { ...edge, origin: `http://demo-green.localhost:${port}` }
}
const [edge, other] = await Promise.all([startEdge(0), startEdge(1)])
try {
  const { url } = await findSectionPage(edge.origin)
  const { headers } = await fetchPage(url)
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0])
  const visitor = {
    cookie: cookies.filter((cookie) => !cookie?.startsWith('untouched=')).join('; '),
    'accept-encoding': 'br',
  }
  const body = await beaconOf(url)
  const measured = async () => {
    const { answers } = await press({ url, headers: visitor, connections: 1, duration: DURATION_MS })
    return percentile(answers, 0.5)
  }
  /** Pages beside reports to that edge, and the processor time that the edge took meanwhile. */
  const measuredBeside = async ({ origin, processorTime }: typeof edge) => {
    const beacons = startBeacons({ origin, perSecond: PER_SECOND, body })
    await pause(BEGIN_MS)
    const before = (await processorTime()) ?? Number.NaN
    const half = await measured()
    const used = ((await processorTime()) ?? Number.NaN) - before
    const { sent, accepted } = await beacons.stop()
    printFigure('reports answered', String(accepted), `of ${sent}`)
    return { half, used }
  }
  print(`\n${url}, a personal page, one after the other; ${PER_SECOND} reports a second beside them.`)
  if (edge.pinned) print('Two edges, each with one render worker and on one core of its own.')
  printLoad()
  await measured()
  const alone: number[] = []
  const besideSame: number[] = []
  const besideOther: number[] = []
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    alone.push(await measured())
    besideSame.push((await measuredBeside(edge)).half)
    const { half, used } = await measuredBeside(other)
    besideOther.push(half)
    costs.push((used / ((PER_SECOND * DURATION_MS) / 1000)) * 1000)
  }
  const slower = (halves: readonly number[]) => `${((median(halves) / median(alone) - 1) * 100).toFixed(1)} %`
  printMedian('half of the pages within, alone', alone, { digits: 1 })
  printMedian('beside reports to the other edge', besideOther, { digits: 1 })
  printMedian('beside reports to the same edge', besideSame, { digits: 1 })
  printFigure('slower by, reports to the other edge', slower(besideOther), '', '≤ 5 %')
  printFigure('slower by, reports to the same edge', slower(besideSame))
  printMedian('processor time of a report', costs, { unit: 'µs' })
} finally {
  await Promise.all([edge.stop(), other.stop()])
  await stack.stop()
}
