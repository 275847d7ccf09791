const LINE_EVERY_MS = 10_000

/** Lines about a long run of tests: how many are done of all, how many failed, how long it may still take. */
export class Progress {
  #write
  #now
  #startedAt
  #saidAt
  #done = 0
  #failed = 0

  /**
   * @param {object} options
   * @param {string} options.what the run, such as `unit tests`
   * @param {string} options.unit what is counted: `files`
   * @param {number} options.total
   * @param {(text: string) => void} [options.write]
   * @param {() => number} [options.now] milliseconds
   */
  constructor({ what, unit, total, write = (text) => process.stdout.write(text), now = Date.now }) {
    this.what = what
    this.unit = unit
    this.total = total
    this.#write = write
    this.#now = now
    this.#startedAt = now()
    this.#saidAt = now()
  }

  /**
   * One more is done.
   * @param {string} [failure] what to show at once when it failed
   */
  add(failure) {
    this.#done += 1
    if (failure !== undefined) {
      this.#failed += 1
      this.#write(`${failure.trimEnd()}\n`)
    }
    if (this.#now() - this.#saidAt < LINE_EVERY_MS) return
    this.#saidAt = this.#now()
    const left = ((this.#now() - this.#startedAt) / this.#done) * (this.total - this.#done)
    const failed = this.#failed ? `, ${this.#failed} failed` : ''
    this.#write(
      `  ${this.what}: ${this.#done} of ${this.total} ${this.unit}${failed}, ${inWords(left)} left\n`,
    )
  }
}

/** `about 3 min`, `less than a minute`. */
function inWords(milliseconds) {
  const minutes = Math.round(milliseconds / 60_000)
  return minutes < 1 ? 'less than a minute' : `about ${minutes} min`
}
