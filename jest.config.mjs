import { availableParallelism } from 'node:os'
import { browserProject, ruleProject, serverProject } from './deploy/tools/build/jest/projects.mjs'

const nodeOptions = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
const projects = [browserProject, ruleProject, serverProject]

if (!nodeOptions.includes('--experimental-vm-modules')) {
  process.stderr.write(
    'Only the front ends: the tests of deploy/ are ES modules. All of them: npm run unit -- <path>\n',
  )
  projects.pop()
}

/** Front ends run in a simulated browser, their rules and the servers in plain Node. End-to-end tests have their own runner. */
export default {
  projects,
  // Not a limit of time but of patience: a test that is not done by then hangs.
  testTimeout: 300_000,
  maxWorkers: Math.min(availableParallelism(), 8),
  // What a test file loads as ES modules is not freed before its process ends.
  workerIdleMemoryLimit: '1GB',
}
