import { createRequire } from 'node:module'
import { relative } from 'node:path'
import TestRunner from 'jest-runner'
import { mutationEnvironment } from './mutation-environment.mjs'
import { distance, mutationRun } from './mutation-run.mjs'

// A page's test may ask for the environment of servers in its first comment: jest takes it from this module, whatever is configured.
const servers = createRequire(import.meta.url)('jest-environment-node')
servers.default = mutationEnvironment(servers.TestEnvironment)

/** Changes to what a file does while it is loaded need a load each: so many test files are asked, the nearest first. */
const MAX_LOADS = 2
/** A change may leave something behind that spoils the environment: so often a file gets a new one. */
const MAX_VISITS = 12

const distanceToAny = (sources, file) => Math.min(...sources.map((source) => distance(source, file)))

/** A change may break something after its test has ended: that is no test's, and ends nothing. While tests run jest listens. */
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => {})

/** Runs the test files one after another in this process: first to try all changes, then to look again where it was in doubt. */
export default class MutationRunner extends TestRunner {
  async runTests(tests, watcher) {
    const cannotLoad = ({ path }, error) => {
      const { visit } = mutationRun
      if (visit.single !== undefined) return
      if (visit.active) {
        // The change broke more than its test, such as jest's own report of the error: the rest of the file is visited again.
        mutationRun.killed(path, visit.active.test, visit.active.id)
        visit.isDirty = true
      } else if (!mutationRun.hasExecuted(path))
        mutationRun.failing.add(`${path}: ${error?.message ?? error}`)
    }
    this.on(
      'test-file-success',
      ([test, { testExecError }]) => testExecError && cannotLoad(test, testExecError),
    )
    this.on('test-file-failure', ([test, error]) => cannotLoad(test, error))
    const sources = Object.keys(mutationRun.instrumented)
    const ordered = [...tests].sort((a, b) => distanceToAny(sources, a.path) - distanceToAny(sources, b.path))
    for (const [at, test] of ordered.entries()) {
      if (!mutationRun.isWorthRunning(test.path)) continue
      await this.#tryAll(test, watcher)
      process.stderr.write(
        `${at + 1}/${ordered.length} ${relative(process.cwd(), test.path)}: ${mutationRun.killers.size} of ${Object.keys(mutationRun.fileOfMutant).length} noticed\n`,
      )
      mutationRun.write()
    }
    await this.#tryStatic(ordered, watcher)
    mutationRun.write()
  }

  async #tryAll(test, watcher) {
    const doubtful = new Map()
    for (let at = 0; at < MAX_VISITS; at += 1) {
      mutationRun.visit = { doubtful, isDirty: false, isSecond: at > 0 }
      await this.#run(test, watcher)
      if (!mutationRun.visit.isDirty) break
    }
    for (const [single, name] of doubtful)
      if (!mutationRun.killers.has(single)) await this.#trySingle(test, watcher, single, new Set([name]))
  }

  async #tryStatic(tests, watcher) {
    for (const [id, files] of mutationRun.staticFiles) {
      if (mutationRun.misses.has(id)) continue
      const near = [...files].sort(
        (a, b) => distance(mutationRun.fileOfMutant[id], a) - distance(mutationRun.fileOfMutant[id], b),
      )
      for (const file of near.slice(0, MAX_LOADS)) {
        if (mutationRun.killers.has(id)) break
        await this.#trySingle(
          tests.find(({ path }) => path === file),
          watcher,
          id,
        )
      }
    }
  }

  async #trySingle(test, watcher, single, tests) {
    mutationRun.visit = { single, tests }
    const stop = this.on('test-file-success', ([, result]) => {
      if (result.testExecError) mutationRun.killed(test.path, 'loading the file', single)
    })
    await this.#run(test, watcher)
    stop()
  }

  #run(test, watcher) {
    return super.runTests([test], watcher, { serial: true })
  }
}
