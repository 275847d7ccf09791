/** How fast an edge with one render worker answers a rendered section page. */
import { readArguments } from './arguments'
import { percentile } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { startBenchStack } from './shop/open-shop'
import { type Pressed, press } from './shop/press'
import { findSectionPage } from './shop/section-page'
import { startLoneEdge } from './shop/start-edge'

const WARM_UP_MS = 3000
const DURATION_MS = 5000
const CONNECTIONS = [1, 8]

/** The visitor's cookies, so that no page asks for a token of its own. */
async function visitor(url: string): Promise<Record<string, string>> {
  const { headers } = await fetchPage(url)
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0])
  return { cookie: cookies.join('; '), 'accept-encoding': 'br' }
}

/** @param used processor time of all runs, milliseconds; NaN when unknown */
function printPressed(connections: number, pressed: readonly Pressed[], used: number): void {
  const shares = (share: number) => pressed.map(({ answers }) => percentile(answers, share))
  const pages = pressed.reduce((sum, { answers }) => sum + answers.length, 0)
  const failures = pressed.reduce((sum, one) => sum + one.failures, 0)
  print(`\n${connections} ${connections === 1 ? 'connection' : 'connections'}:`)
  printMedian('half of the answers within', shares(0.5), { digits: 1 })
  printMedian('95 of 100 within', shares(0.95), { digits: 1, aim: '≤ 60' })
  printMedian(
    'pages a second',
    pressed.map(({ perSecond }) => perSecond),
    { unit: '' },
  )
  if (used > 0)
    printFigure('processor time a page', `${(used / pages).toFixed(1)} ms`, 'whatever else runs here')
  printFigure('answers other than 200', String(failures), '', '0')
}

const { origin, runs } = readArguments('usage: npm run bench -- edge [--origin URL] [--runs N]', 3)
const stack = origin ? undefined : await startBenchStack()
const port = await freePort()
const edge = stack && (await startLoneEdge({ ...stack, port, renderWorkers: 1 }))
try {
  const { url } = await findSectionPage(origin ?? `http://demo-green.localhost:${port}`)
  const headers = await visitor(url)
  print(
    `\n${url}, a returning visitor, brotli; ${DURATION_MS / 1000} s a run after ${WARM_UP_MS / 1000} s of warming up.`,
  )
  if (edge) print(`One render worker${edge.pinned ? ', the whole process on one core' : ''}.`)
  printLoad()
  await press({ url, headers, connections: 8, duration: WARM_UP_MS })
  for (const connections of CONNECTIONS) {
    const pressed: Pressed[] = []
    const usedBefore = await edge?.processorTime()
    for (let run = 0; run < runs; run++)
      pressed.push(await press({ url, headers, connections, duration: DURATION_MS }))
    const used = ((await edge?.processorTime()) ?? Number.NaN) - (usedBefore ?? Number.NaN)
    printPressed(connections, pressed, used)
  }
} finally {
  await edge?.stop()
  await stack?.stop()
}
