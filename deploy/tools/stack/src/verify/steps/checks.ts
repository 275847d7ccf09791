import { binOf } from '../bin'
import { checkOutcome, type Step } from '../step'

const check = (name: string, tool: string, args: readonly string[]): Step => ({
  name,
  run: async (processes) => {
    const { code, output } = await processes.run({ command: binOf(tool), args })
    return checkOutcome(code, output)
  },
})

export const types = check('types', 'tsc', ['--noEmit', '-p', '.'])

const BIOME = ['check', '--error-on-warnings', '--max-diagnostics=50', '--colors=off']
const LINT = 'format, lint, import arrows, circles, colours'

export const lint = check(LINT, 'biome', [...BIOME, '.'])

/** @param files relative to the workspace */
export const lintOf = (files: readonly string[]): Step =>
  check(LINT, 'biome', [...BIOME, '--no-errors-on-unmatched', ...files])

export const unused = check('unused code and dependencies', 'knip', ['--no-progress'])
