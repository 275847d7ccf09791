/** How long one part takes to build after a change of one line, with a warm cache. */
import { readArguments } from './arguments'
import { print, printLoad, printMedian } from './figures/report'
import { copyPart } from './shop/part-copy'
import { runBuild } from './shop/run-build'

const { runs } = readArguments('usage: npm run bench -- build [--runs N]', 3)
const copy = await copyPart()
print(
  '\nA copy of mf-catalog: both builds, compression and release.json, from the start of the process to its end.',
)
printLoad()
await copy.edit('0')
const first = await runBuild(copy.folder, '1.0.0-bench.0')
print(`Warming the cache took ${(first / 1000).toFixed(1)} s.\n`)

const times: number[] = []
for (let run = 1; run <= runs; run++) {
  await copy.edit(String(run))
  times.push((await runBuild(copy.folder, `1.0.0-bench.${run}`)) / 1000)
}
printMedian('One line changed, built in', times, { unit: 's', digits: 1, aim: '≤ 15' })
