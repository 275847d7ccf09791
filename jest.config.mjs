import { availableParallelism } from 'node:os'
import { browserProject, ruleProject, serverProject } from './deploy/tools/build/jest/projects.mjs'

/** Front ends run in a simulated browser, their rules and the servers in plain Node. End-to-end tests have their own runner. */
export default {
  projects: [browserProject, ruleProject, serverProject],
  // Not a limit of time but of patience: a test that is not done by then hangs.
  testTimeout: 300_000,
  maxWorkers: Math.min(availableParallelism(), 8),
}
