import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'

/** How many tests of other files beside the source that execute a change, and how many others, may miss it before it counts as unnoticed. */
const MAX_TESTS = 20
/** Test files beside a source are all asked; after so many that execute it the others are not: what a distant one notices was luck. */
const MAX_FILES = 6
const WRITE_EVERY = 20

/** Folders from one file to the other; 0: they stand beside each other. */
export const steps = (from, to) => relative(dirname(from), dirname(to)).split('/').filter(Boolean).length

/** Whether a test file is the source's own, `x.test.ts` of `x.ts`: all of its tests are asked. */
export const isOwn = (source, file) =>
  steps(source, file) === 0 && basename(file).split('.')[0] === basename(source).split('.')[0]

/** How near a test file is to a source; the least is the source's own. */
export const distance = (source, file) => (isOwn(source, file) ? -1 : steps(source, file))

/**
 * What is known of the changes (mutants) while jest runs. One process runs all test files one after another, so the runner and
 * the environments of the files share this module.
 */
class MutationRun {
  /** Test that noticed a change, by the id of the change. */
  killers = new Map()
  /** Number of tests that executed a change and passed, by its id: those beside its source and those elsewhere. */
  misses = new Map()
  /** Test files that executed a change while they were loaded, by its id. */
  staticFiles = new Map()
  /** Tests that fail without any change: they are no judges. */
  failing = new Set()
  /** What the environment of the file that runs now is there for. */
  visit = null
  /** Test files that executed changes of a source, by its path. */
  #executingFiles = new Map()
  #tried = new Set()
  #coverage = new Map()

  constructor({ environment, instrumented, fileOfMutant, known, results }) {
    Object.assign(this, { environment, instrumented, fileOfMutant, results })
    for (const [id, killer] of Object.entries(known)) this.killers.set(id, killer)
  }

  /** Whether the tests of a file are still to be tried with a change. Changes that were not drawn never are. */
  isOpen(id, file) {
    const source = this.fileOfMutant[id]
    if (source === undefined || this.killers.has(id)) return false
    if (isOwn(source, file)) return true
    const { beside, elsewhere } = this.misses.get(id) ?? { beside: 0, elsewhere: 0 }
    return (steps(source, file) === 0 ? beside : elsewhere) < MAX_TESTS
  }

  /** Whether a test file may notice something that no other has: one beside a source always may. */
  isWorthRunning(file) {
    return Object.entries(this.fileOfMutant).some(([id, source]) => {
      const isAsked = steps(source, file) === 0 || (this.#executingFiles.get(source)?.size ?? 0) < MAX_FILES
      return isAsked && this.isOpen(id, file)
    })
  }

  hasExecuted(file) {
    return [...this.#executingFiles.values()].some((files) => files.has(file))
  }

  /** Times that a test executed each change, by its id; undefined before it has run unchanged. */
  coverageOf(file, test) {
    return this.#coverage.get(`${file} ${test}`)
  }

  setCoverage(file, test, coverage) {
    for (const id of Object.keys(coverage)) {
      const source = this.fileOfMutant[id]
      if (source === undefined) continue
      const files = this.#executingFiles.get(source) ?? new Set()
      this.#executingFiles.set(source, files.add(file))
    }
    this.#coverage.set(`${file} ${test}`, coverage)
  }

  /** The next change that a test has executed and not yet been tried with. */
  nextFor(file, test, except) {
    const coverage = this.coverageOf(file, test) ?? {}
    return Object.keys(coverage).find(
      (id) => this.isOpen(id, file) && !except.has(id) && !this.#tried.has(`${file} ${test} ${id}`),
    )
  }

  missed(file, test, id) {
    this.#tried.add(`${file} ${test} ${id}`)
    const source = this.fileOfMutant[id]
    const { beside, elsewhere } = this.misses.get(id) ?? { beside: 0, elsewhere: 0 }
    if (isOwn(source, file)) this.misses.set(id, { beside, elsewhere })
    else
      this.misses.set(
        id,
        steps(source, file) === 0 ? { beside: beside + 1, elsewhere } : { beside, elsewhere: elsewhere + 1 },
      )
  }

  killed(file, test, id) {
    this.killers.set(id, { file, test })
    // A run that is stopped has found something all the same.
    if (this.killers.size % WRITE_EVERY === 0) this.write()
  }

  addStatic(file, ids) {
    const drawn = ids.filter((id) => this.fileOfMutant[id] !== undefined)
    for (const id of drawn) this.staticFiles.set(id, [...(this.staticFiles.get(id) ?? []), file])
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
