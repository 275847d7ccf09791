import { mutationEnvironment } from './mutation-environment.mjs'
import { mutationRun } from './mutation-run.mjs'

const { TestEnvironment, default: Environment } = await import(mutationRun.environment)

/** Of the part's tests; those that name another environment themselves are the runner's business. */
export default mutationEnvironment(TestEnvironment ?? Environment)
