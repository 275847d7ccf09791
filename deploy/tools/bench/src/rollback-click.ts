/** From an operator's click on «Откатить» to the last page that an edge gives with the version that was taken back. */
import { setTimeout as pause } from 'node:timers/promises'
import { bootOf } from '@prilavok/build/testing/boot-of'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import { readArguments } from './arguments'
import { openBrowser } from './browser/open-browser'
import { clickRollback, openRollback } from './browser/roll-back'
import { print, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { startBenchStack } from './shop/open-shop'
import { startLoneEdge } from './shop/start-edge'
import { untilAnswered } from './shop/until-answered'

const SHOP = 'demo-green.localhost'
const PART = 'mf-cabinet'
const EVERY_MS = 20
/** So long no page has had the version: then the last one was the last. */
const QUIET_MS = 3000
const TIMEOUT_MS = 30_000

const { runs } = readArguments('usage: npm run bench -- rollback-click [--runs N]', 5)

const versionAt = async (origin: string) =>
  bootOf((await fetchPage(`${origin}/`, { cookie: 'subject=visitor-of-the-rollback' })).body.toString()).plan
    .parts[PART]?.version

/** Asks for pages until none has had the version for a while. @returns when the last one was answered, milliseconds since 1970 */
async function lastPageWith(version: string, origin: string): Promise<number> {
  let last = Date.now()
  while (Date.now() - last < QUIET_MS) {
    if ((await versionAt(origin)) === version) last = Date.now()
    await pause(EVERY_MS)
  }
  return last
}

const stack = await startBenchStack({ consolePort: 0 })
const port = await freePort()
const other = await startLoneEdge({
  port,
  ...{ apiOrigin: stack.apiOrigin, rolloutsDatabaseUrl: stack.rolloutsDatabaseUrl, pin: false },
})
const browser = await openBrowser()
const rule = { shop: SHOP, part: PART } as const
const options = { actor: { kind: 'operator', name: 'bench' }, reason: 'bench' } as const
try {
  const origins = [`http://${SHOP}:${stack.port}`, `http://${SHOP}:${port}`]
  print(
    `\n${PART} of ${SHOP}: a candidate that everybody has is taken back in the console; two edges, pages every ${EVERY_MS} ms.`,
  )
  printLoad()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const version = `9.${run}.${Date.now()}`
    await copyOfBuild(PART, version, (folder) => stack.registry.publish(folder, options))
    await stack.registry.change([{ kind: 'rollout', ...rule, version, share: 100 }], options)
    for (const origin of origins)
      await untilAnswered(async () => (await versionAt(origin)) === version, TIMEOUT_MS)
    const page = await openRollback(browser, { consoleOrigin: stack.consoleOrigin ?? '', ...rule })
    const last = Promise.all(origins.map((origin) => lastPageWith(version, origin)))
    const clickedAt = await clickRollback(page)
    times.push(Math.max(...(await last)) - clickedAt)
    await page.context().close()
  }
  printMedian('Click → last page with the version', times, { aim: '≤ 2000' })
} finally {
  await stack.registry.change([{ kind: 'follow', ...rule }], options).catch(() => undefined)
  await browser.close()
  await other.stop()
  await stack.stop()
}
