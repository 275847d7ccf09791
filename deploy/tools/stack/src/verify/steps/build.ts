import { join } from 'node:path'
import { ROOT } from '../../root'
import { checkOutcome, type Step } from '../step'

/** @param names parts, or `console`; all when there are none */
export const buildOf = (names: readonly string[] = []): Step => ({
  name: 'build',
  run: async (processes) => {
    const { code, output } = await processes.run({
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'deploy', 'tools', 'build', 'bin', 'build.ts'), ...names],
    })
    return checkOutcome(code, output)
  },
})

export const build = buildOf()
