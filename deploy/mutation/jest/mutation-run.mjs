import { readFileSync, writeFileSync } from 'node:fs'

/** How many tests that execute a change may miss it before it counts as unnoticed. The nearest tests come first. */
const MAX_TESTS = 20
const WRITE_EVERY = 20

/**
 * What is known of the changes (mutants) while jest runs. One process runs all test files one after another, so the runner and
 * the environments of the files share this module.
 */
class MutationRun {
  /** Test that noticed a change, by the id of the change. */
  killers = new Map()
  /** Number of tests that executed a change and passed. */
  misses = new Map()
  /** Test files that executed a change while they were loaded, by its id. */
  staticFiles = new Map()
  /** Tests that fail without any change: they are no judges. */
  failing = new Set()
  /** What the environment of the file that runs now is there for. */
  visit = null
  /** Test files in which a test executed a change. */
  executingFiles = new Set()
  #tried = new Set()
  #coverage = new Map()

  constructor({ environment, instrumented, fileOfMutant, known, results }) {
    Object.assign(this, { environment, instrumented, fileOfMutant, results })
    for (const [id, killer] of Object.entries(known)) this.killers.set(id, killer)
  }

  isOpen(id) {
    return !this.killers.has(id) && (this.misses.get(id) ?? 0) < MAX_TESTS
  }

  hasOpen() {
    return Object.keys(this.fileOfMutant).some((id) => this.isOpen(id))
  }

  /** Times that a test executed each change, by its id; undefined before it has run unchanged. */
  coverageOf(file, test) {
    return this.#coverage.get(`${file} ${test}`)
  }

  setCoverage(file, test, coverage) {
    if (Object.keys(coverage).length > 0) this.executingFiles.add(file)
    this.#coverage.set(`${file} ${test}`, coverage)
  }

  /** The next change that a test has executed and not yet been tried with. */
  nextFor(file, test, except) {
    const coverage = this.coverageOf(file, test) ?? {}
    return Object.keys(coverage).find(
      (id) => this.isOpen(id) && !except.has(id) && !this.#tried.has(`${file} ${test} ${id}`),
    )
  }

  missed(file, test, id) {
    this.#tried.add(`${file} ${test} ${id}`)
    this.misses.set(id, (this.misses.get(id) ?? 0) + 1)
  }

  killed(file, test, id) {
    this.killers.set(id, { file, test })
    // A run that is stopped has found something all the same.
    if (this.killers.size % WRITE_EVERY === 0) this.write()
  }

  addStatic(file, ids) {
    for (const id of ids) this.staticFiles.set(id, [...(this.staticFiles.get(id) ?? []), file])
  }

  write() {
    const executed = [...this.misses.keys(), ...this.staticFiles.keys()]
    writeFileSync(
      this.results,
      JSON.stringify({
        killers: Object.fromEntries(this.killers),
        executed: [...new Set(executed)],
        failing: [...this.failing],
      }),
    )
  }
}

export const mutationRun = new MutationRun(JSON.parse(readFileSync(process.env.MUTATION_RUN, 'utf8')))
