/** How long from publishing a release to the first page of it. */
import { join } from 'node:path'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
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
const { registry } = stack
const options = { actor: { kind: 'operator', name: 'bench' }, reason: 'bench' } as const
const everywhere = { kind: 'use', shop: EVERY_SHOP, part: 'mf-catalog' } as const
const before = (await registry.state()).rules.find(
  ({ part, shop }) => part === everywhere.part && shop === EVERY_SHOP,
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
    await registry.publish(join(copy.folder, 'dist'), options)
    await registry.change([{ ...everywhere, version }], options)
    const isServed = async () =>
      (await fetchPage(url)).body.toString().includes(`<h1 tabindex="-1">Каталог товаров ${mark}`)
    await untilAnswered(isServed, TIMEOUT_MS)
    times.push(performance.now() - startedAt)
  }
  printMedian('Published → served', times, { aim: '≤ 5000' })
} finally {
  if (before) await registry.change([{ ...everywhere, version: before.stable }], options)
  await stack.stop()
}
