/** How long `npm start` takes on a prepared machine until the first page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '@prilavok/build/folders'
import { readArguments } from './arguments'
import { print, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { BENCH_DATA } from './shop/open-shop'
import { untilAnswered } from './shop/until-answered'

const TIMEOUT_MS = 300_000

/** Starts and stops everything once. Returns the milliseconds from the command to a rendered page. */
async function startOnce(): Promise<number> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const startedAt = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: BENCH_DATA },
  })
  const isOpen = async () => {
    const { status, body } = await fetchPage(`http://demo-green.localhost:${port}/`)
    return status === 200 && body.includes('"rendered":"server"')
  }
  try {
    await untilAnswered(isOpen, TIMEOUT_MS)
    return performance.now() - startedAt
  } finally {
    await pressCtrlC(shop)
  }
}

/** What a terminal does: the whole group of processes gets the signal. */
function pressCtrlC(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!shop.pid || shop.exitCode !== null) return resolve()
    shop.once('exit', () => resolve())
    process.kill(-shop.pid, 'SIGINT')
  })
}

const { runs } = readArguments('usage: npm run bench -- start [--runs N]', 3)
print(
  '\nnpm start, everything installed, built and loaded before, until the first page that the server has rendered.',
)
printLoad()
const first = await startOnce()
print(`Preparing took ${(first / 1000).toFixed(1)} s.\n`)
const times: number[] = []
for (let run = 0; run < runs; run++) times.push((await startOnce()) / 1000)
printMedian('npm start → first page', times, { unit: 's', digits: 1, aim: '≤ 15' })
