/** How long from publishing a release to the first page of it. */
import { join } from 'node:path'
import { publish } from '@prilavok/rollouts/publish'
import { EVERY_SHOP, readRules } from '@prilavok/rollouts/rules'
import { setRule } from '@prilavok/rollouts/set-rule'
import { readArguments } from './arguments'
import { print, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { startBenchStack } from './shop/open-shop'
import { copyPart } from './shop/part-copy'
import { runBuild } from './shop/run-build'
import { untilAnswered } from './shop/until-answered'

const TIMEOUT_MS = 30_000

const { runs } = readArguments('usage: npm run bench -- publish [--runs N]', 3)
const copy = await copyPart()
const stack = await startBenchStack()
const { releasesFolder } = stack
const before = readRules(releasesFolder).filter(
  ({ part, shop }) => part === 'mf-catalog' && shop === EVERY_SHOP,
)
try {
  print(
    '\nmf-catalog: files checked and copied, rule set, until the first rendered page that holds the changed line.',
  )
  printLoad()
  print('')
  const url = `http://demo-green.localhost:${stack.port}/catalog-list`
  const times: number[] = []
  for (let run = 1; run <= runs; run++) {
    const mark = `bench${Date.now()}`
    await copy.edit(mark)
    const version = `1.0.0-${mark}`
    await runBuild(copy.folder, version)
    const startedAt = performance.now()
    await publish(join(copy.folder, 'dist'), releasesFolder)
    await setRule(releasesFolder, { part: 'mf-catalog', shop: EVERY_SHOP, stable: version })
    const isServed = async () =>
      (await fetchPage(url)).body.toString().includes(`<h1 tabindex="-1">Каталог товаров ${mark}`)
    await untilAnswered(isServed, TIMEOUT_MS)
    times.push(performance.now() - startedAt)
  }
  printMedian('Published → served', times, { aim: '≤ 5000' })
} finally {
  await setRule(releasesFolder, ...before)
  await stack.stop()
}
