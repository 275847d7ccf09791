/** What a plan costs at the edge: a decision, the first one of a shop, and the memory of all. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compile } from '@prilavok/rollouts/decision/compile'
import { readArguments } from './arguments'
import { median } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { manyRules, SHOPS, shopOf } from './rollouts/many-rules'

const DECISIONS = 200_000
const SAMPLE = 2000
const MEGABYTE = 1_000_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const { runs } = readArguments('usage: npm run bench -- plans [--runs N]', 5)
print(
  `\n${SHOPS} shops × 6 parts × 100 releases; every shop has rules of its own, with a candidate of each part at 50 %.`,
)
printLoad()
print('')

const state = manyRules()
const before = heap()
const decisions = compile(state)
const first: number[] = []
for (let shop = 0; shop < SHOPS; shop++) {
  const startedAt = performance.now()
  decisions.decide(shopOf(shop), `subject-${shop}`)
  if (shop % (SHOPS / SAMPLE) === 0) first.push((performance.now() - startedAt) * 1000)
}
const memory = (heap() - before) / MEGABYTE

const times: number[] = []
for (let run = 0; run < runs; run++) {
  const startedAt = performance.now()
  for (let index = 0; index < DECISIONS; index++)
    decisions.decide(shopOf((index * 7919) % SHOPS), `subject-${(index * 7919) % SHOPS}`)
  times.push(((performance.now() - startedAt) * 1000) / DECISIONS)
}
printMedian('Decision', times, { unit: 'µs', digits: 1, aim: '≤ 20' })
printFigure('First decision of a shop', `${median(first).toFixed(0)} µs`)
printFigure('Memory of all shops, each with one plan', `${memory.toFixed(1)} MB`, '', '≤ 100')

const changed = {
  ...state,
  revision: 2,
  rules: state.rules.map((rule, index) =>
    index === 0 ? { ...rule, stable: rule.lastGood ?? rule.stable } : rule,
  ),
}
const startedAt = performance.now()
compile(changed, decisions).decide(shopOf(0), 'subject-0')
printFigure('A new revision until the first decision', `${(performance.now() - startedAt).toFixed(1)} ms`)
