import { relative } from 'node:path'
import { Progress } from './progress.mjs'

/** After so long without a file that is done, those that run are named, once: who waits for an end kills what says nothing. */
const SILENCE_MS = 60_000

/** Jest's run as lines of progress: failures at once, a count every ten seconds, what hangs by its name. */
export default class JestProgress {
  #progress
  #running = new Set()
  #silence

  onRunStart({ numTotalTestSuites }) {
    this.#progress = new Progress({ what: 'unit tests', unit: 'files', total: numTotalTestSuites })
  }

  onTestFileStart(test) {
    this.#running.add(nameOf(test))
    this.#silence ??= this.#watch()
  }

  onTestResult(test, result) {
    this.#running.delete(nameOf(test))
    this.#silence?.refresh()
    const isFailed = result.numFailingTests > 0 || result.testExecError
    this.#progress.add(isFailed ? `✗ ${nameOf(test)}\n${result.failureMessage ?? ''}` : undefined)
  }

  #watch() {
    return setTimeout(() => {
      process.stdout.write(`  still running: ${[...this.#running].join(', ')}\n`)
    }, SILENCE_MS).unref()
  }
}

const nameOf = ({ context, path }) => relative(context.config.rootDir, path)
