import { binOf, minutes } from '../bin'
import { checkOutcome, type Step } from '../step'

const check = (name: string, tool: string, args: readonly string[]): Step => ({
  name,
  run: async (processes) => {
    // The configuration of jest, which knip reads, wants ES modules for the tests of the servers.
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' }
    const { code, output } = await processes.run({ command: binOf(tool), args, env, timeoutMs: minutes(3) })
    return checkOutcome(code, output)
  },
})

export const types = check('types', 'tsc', ['--noEmit', '-p', '.'])

export const lint = check('format, lint, import arrows, circles, colours', 'biome', [
  'check',
  '--error-on-warnings',
  '--max-diagnostics=50',
  '--colors=off',
  '.',
])

export const unused = check('unused code and dependencies', 'knip', ['--no-progress'])
