import { join } from 'node:path'
import { ROOT } from '../../root'
import { minutes } from '../bin'
import { checkOutcome, type Step } from '../step'

export const build: Step = {
  name: 'build',
  run: async (processes) => {
    const { code, output } = await processes.run({
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'deploy', 'tools', 'build', 'bin', 'build.ts')],
      timeoutMs: minutes(10),
    })
    return checkOutcome(code, output)
  },
}
