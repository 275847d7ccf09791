/** `npm test`: every check and every test of the workspace, one line each and one summary; `npm test -- changed`: those of a change. */
import { PART_NAMES } from '@prilavok/build/folders'
import { onStopRequest } from './on-stop-request'
import { explanationOf } from './stack-error'
import { changedFiles, scopeOf, withTestsBeside } from './verify/changed'
import { progressLine, type StepResult, summary } from './verify/report'
import { Processes } from './verify/run-process'
import type { Step } from './verify/step'
import { build, buildOf } from './verify/steps/build'
import { lint, lintOf, types, unused } from './verify/steps/checks'
import { endToEnd, hasEndToEnd, journeysOf } from './verify/steps/end-to-end'
import { sizes } from './verify/steps/sizes'
import { unit, unitOf } from './verify/steps/unit'

/** Steps of one lane follow each other, lanes run side by side, groups one after the other. */
type Group = readonly (readonly Step[])[]

const NOT_BUILT = { passed: 0, failed: 1, note: 'not run', output: 'Not run: the build failed.' }

const processes = new Processes()
onStopRequest({
  stop: async () => {
    process.exitCode = 130
    await processes.stop()
  },
  kill: () => undefined,
})

const say = (text: string) => process.stdout.write(text)
try {
  const [what] = process.argv.slice(2)
  const results: StepResult[] = []
  for (const group of what === 'changed' ? ofChange() : ofEverything())
    results.push(...(await inLanes(group, isBuilt(results))))
  say(summary(results))
  process.exitCode ??= results.some(({ failed }) => failed > 0) ? 1 : 0
} catch (error) {
  process.stderr.write(`\n${explanationOf(error)}\n`)
  process.exitCode = 1
}

/** Two cores: tests have them to themselves, and what runs on one core runs beside what runs on another. */
function ofEverything(): Group[] {
  const tested = hasEndToEnd() ? [[endToEnd]] : []
  return [
    [
      [types, lint, unused],
      [build, sizes],
    ],
    [[unit]],
    ...tested.map((lane) => [lane]),
  ]
}

function ofChange(): Group[] {
  const { files, code, parts, journeys } = scopeOf(changedFiles(), PART_NAMES)
  if (files.length === 0) say('Nothing differs from main.\n')
  const specs = journeys === undefined || journeys.length > 0 ? [journeysOf(journeys)] : []
  const built = parts.length > 0 ? [[buildOf(parts), sizes]] : []
  if (code.length === 0) return files.length > 0 ? [[[lintOf(files)]]] : []
  return [[[types, lintOf(files)], ...built], [[unitOf(withTestsBeside(code))]], [specs]]
}

async function inLanes(lanes: Group, built: boolean): Promise<StepResult[]> {
  return (await Promise.all(lanes.map((lane) => inOrder(lane, built)))).flat()
}

async function inOrder(steps: readonly Step[], built: boolean): Promise<StepResult[]> {
  const done: StepResult[] = []
  for (const step of steps) {
    const startedAt = performance.now()
    const outcome = step.needsBuild && !built ? NOT_BUILT : await step.run(processes)
    const result = { name: step.name, ...outcome, duration: performance.now() - startedAt }
    say(`${progressLine(result)}\n`)
    done.push(result)
  }
  return done
}

function isBuilt(all: readonly StepResult[]): boolean {
  return !all.some(({ name, failed }) => name === build.name && failed > 0)
}
