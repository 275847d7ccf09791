/** `npm start`: builds what changed, prepares the data and opens the shops. */
import type { BuildReport } from '@prilavok/build/build-target'
import { announcement } from './announcement'
import { buildConsolePage, buildParts } from './build-parts'
import { Disposables } from './disposables'
import { onStopRequest } from './on-stop-request'
import { readStackSettings } from './settings'
import { startStack } from './stack'
import { explanationOf } from './stack-error'

const say = (line: string) => process.stdout.write(`${line}\n`)
const starting = new AbortController()
const disposables = new Disposables()

async function start() {
  const settings = readStackSettings(process.env)
  return startStack({
    ...settings,
    env: process.env,
    firstShopOnly: true,
    build: (signal) => buildParts(sayBuilt, signal),
    buildConsole: (signal) => buildConsolePage(say, signal),
    onProgress: say,
    signal: starting.signal,
    disposables,
  })
}

function sayBuilt({ part, version, reused }: BuildReport): void {
  if (!reused) say(`Built ${part} ${version}`)
}

const running = start()
onStopRequest({
  stop: async () => {
    say('\nStopping…')
    starting.abort()
    const stack = await running.catch(() => undefined)
    await stack?.stop()
  },
  kill: () => disposables.kill(),
})

try {
  say(announcement(await running))
} catch (error) {
  if (!starting.signal.aborted) {
    process.stderr.write(`\n${explanationOf(error)}\n`)
    process.exitCode = 1
  }
}
