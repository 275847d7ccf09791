import { relative } from 'node:path'
import { Progress } from './progress.mjs'

/** Jest's run as lines of progress: failures at once, a count every ten seconds. */
export default class JestProgress {
  #progress

  onRunStart({ numTotalTestSuites }) {
    this.#progress = new Progress({ what: 'unit tests', unit: 'files', total: numTotalTestSuites })
  }

  onTestResult(test, result) {
    const isFailed = result.numFailingTests > 0 || result.testExecError
    this.#progress.add(
      isFailed
        ? `✗ ${relative(test.context.config.rootDir, test.path)}\n${result.failureMessage ?? ''}`
        : undefined,
    )
  }
}
