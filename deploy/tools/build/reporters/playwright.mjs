import { Progress } from './progress.mjs'

/** Playwright's run as lines of progress: failures at once, a count every ten seconds. */
export default class PlaywrightProgress {
  #progress

  onBegin(_config, suite) {
    this.#progress = new Progress({ what: 'journeys', unit: 'tests', total: suite.allTests().length })
  }

  onTestEnd(test, result) {
    const isFailed = result.status !== test.expectedStatus
    const messages = result.errors.map(({ message }) => message ?? '').join('\n')
    this.#progress.add(isFailed ? `✗ ${test.titlePath().slice(2).join(' › ')}\n${messages}` : undefined)
  }

  printsToStdio() {
    return true
  }
}
