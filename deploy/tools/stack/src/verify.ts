/** `npm test`: every check and every test of the workspace, one line each and one summary. */
import { onStopRequest } from './on-stop-request'
import { progressLine, type StepResult, summary } from './verify/report'
import { Processes } from './verify/run-process'
import type { Step } from './verify/step'
import { build } from './verify/steps/build'
import { lint, types, unused } from './verify/steps/checks'
import { endToEnd, hasEndToEnd } from './verify/steps/end-to-end'
import { sizes } from './verify/steps/sizes'
import { unit } from './verify/steps/unit'

const processes = new Processes()
onStopRequest({
  stop: async () => {
    process.exitCode = 130
    await processes.stop()
  },
  kill: () => undefined,
})

const first = await Promise.all([inOrder([types, lint, unused, build, sizes]), inOrder([unit])])
const results = first.flat()
if (hasEndToEnd()) results.push(...(isBuilt(results) ? await inOrder([endToEnd]) : [skipped(endToEnd)]))

process.stdout.write(summary(results))
process.exitCode ??= results.some(({ failed }) => failed > 0) ? 1 : 0

async function inOrder(steps: readonly Step[]): Promise<StepResult[]> {
  const done: StepResult[] = []
  for (const step of steps) {
    const startedAt = performance.now()
    const outcome = await step.run(processes)
    const result = { name: step.name, ...outcome, duration: performance.now() - startedAt }
    process.stdout.write(`${progressLine(result)}\n`)
    done.push(result)
  }
  return done
}

function isBuilt(all: readonly StepResult[]): boolean {
  return all.some(({ name, failed }) => name === build.name && failed === 0)
}

function skipped(step: Step): StepResult {
  const result = {
    name: step.name,
    passed: 0,
    failed: 1,
    note: 'not run',
    output: 'Not run: the build failed.',
    duration: 0,
  }
  process.stdout.write(`${progressLine(result)}\n`)
  return result
}
