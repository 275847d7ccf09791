import { TestEnvironment } from 'jest-environment-node'
import { keepProperties } from './kept-properties.mjs'

/** Node for all test files of a worker, each of which finds its globals as they were when it was made. */
class KeptNodeEnvironment extends TestEnvironment {
  /** Read by `shared-libraries-runtime.cjs`. */
  isKept = true

  constructor(config, context) {
    super(config, context)
    this.reset = keepProperties([this.global, this.global.process, this.global.process.env])
  }

  async teardown() {
    this.fakeTimersModern.dispose()
    this.reset()
  }
}

/** @type {KeptNodeEnvironment | undefined} */
let kept

export default function environmentOf(config, context) {
  kept ??= new KeptNodeEnvironment(config, context)
  return kept
}
