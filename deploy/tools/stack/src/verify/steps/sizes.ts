import { join } from 'node:path'
import { ROOT } from '../../root'
import { checkOutcome, type Step } from '../step'

/** JavaScript of the built pages and parts against `deploy/tools/bench/budgets.json`. */
export const sizes: Step = {
  name: 'sizes of pages and parts',
  run: async (processes) => {
    const { code, output } = await processes.run({
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'deploy', 'tools', 'build', 'bin', 'sizes.ts')],
    })
    return checkOutcome(code, output)
  },
}
