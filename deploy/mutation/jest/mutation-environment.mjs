import { mutationRun } from './mutation-run.mjs'

const fullName = ({ name, parent }) => (parent?.parent ? `${fullName(parent)} ${name}` : name)

/** A changed test may hang: it gets what it took unchanged several times over, in milliseconds. */
const timeoutOf = (duration) => 5_000 + 3 * duration
/** The same for endless loops: times that a change may be executed. */
const hitLimitOf = (hits) => 1_000 + 100 * hits

/**
 * Places of the code that a changed test may pass in all: a change before a loop can make it endless and is executed only once.
 * @param coverage how often it passed them unchanged
 */
const passLimitOf = (coverage) => 100_000 + 100 * Object.values(coverage).reduce((sum, one) => sum + one, 0)

/** Counts what is passed, like a plain object; throws when that is more than `limit`. */
function limitedPasses(limit) {
  let passes = 0
  return new Proxy(
    {},
    {
      set() {
        passes += 1
        if (passes > limit) throw new Error('an endless loop')
        return true
      },
    },
  )
}

/**
 * Runs each test first unchanged, then once with each change that it executes, by the retries of jest-circus: loading a test file
 * costs a hundred times what a test does. After a test has failed it is run unchanged again: only if it passes then was it
 * the change that made it fail, and not what an earlier change has left behind.
 */
export const mutationEnvironment = (Environment) =>
  class MutationEnvironment extends Environment {
    #file
    #visit = mutationRun.visit
    #loaded = {}
    #switch = { mutantCoverage: { static: this.#loaded, perTest: {} } }
    #changed
    #isControl = false
    #timeout

    constructor(config, context) {
      super(config, context)
      this.#file = context.testPath
      this.#switch.activeMutant = this.#visit.single ?? 'none'
      // What a file executes while it is loaded has no test to be counted by.
      Object.assign(this.#switch, { hitCount: 0, hitLimit: Number.MAX_SAFE_INTEGER })
      if (this.#visit.single !== undefined) {
        this.#switch.hitLimit = 1_000_000
        this.#switch.mutantCoverage.static = limitedPasses(10_000_000)
      }
      this.global.__stryker__ = this.#switch
      this.global.stryMutAct_9fa48 = (id) => this.#switch.activeMutant === id
      this.global.stryCov_9fa48 = () => {}
      this.global[Symbol.for('RETRY_TIMES')] = '1000000'
      this.global[Symbol.for('RETRY_IMMEDIATELY')] = true
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      const isSingle = this.#visit.single !== undefined
      if (event.name === 'test_start') (isSingle ? this.#startSingle : this.#start).call(this, event.test)
      if (event.name === 'test_done') (isSingle ? this.#endSingle : this.#end).call(this, event.test)
      if (event.name === 'run_finish' && !isSingle && !this.#visit.isSecond)
        mutationRun.addStatic(this.#file, Object.keys(this.#loaded))
    }

    #startSingle(test) {
      const isAsked = this.#visit.tests?.has(fullName(test)) ?? true
      const isFailing = mutationRun.failing.has(`${this.#file} ${fullName(test)}`)
      if (!isAsked || isFailing || mutationRun.killers.has(this.#visit.single)) test.mode = 'skip'
      this.#limit(mutationRun.coverageOf(this.#file, fullName(test)) ?? {}, this.#visit.single)
    }

    #endSingle(test) {
      if (test.errors.length > 0) mutationRun.killed(this.#file, fullName(test), this.#visit.single)
      test.errors = []
    }

    #start(test) {
      const name = fullName(test)
      const coverage = mutationRun.coverageOf(this.#file, name)
      if (this.#changed === undefined) {
        const isDone = coverage && mutationRun.nextFor(this.#file, name, this.#visit.doubtful) === undefined
        if (isDone || this.#visit.isDirty) test.mode = 'skip'
        this.#timeout = test.timeout
        this.#switch.mutantCoverage.perTest[name] = {}
        this.#switch.currentTestId = name
        return
      }
      this.#switch.activeMutant = this.#isControl ? 'none' : this.#changed
      this.#visit.active = this.#isControl ? undefined : { id: this.#changed, test: name }
      this.#limit(coverage, this.#changed)
    }

    /** Ends what a change makes endless. */
    #limit(coverage, changed) {
      Object.assign(this.#switch, { hitCount: 0, hitLimit: hitLimitOf(coverage[changed] ?? 0) })
      this.#switch.mutantCoverage.static = limitedPasses(passLimitOf(coverage))
    }

    #end(test) {
      const name = fullName(test)
      const hasFailed = test.errors.length > 0
      this.#visit.active = undefined
      this.#switch.activeMutant = 'none'
      this.#switch.currentTestId = undefined
      this.#switch.mutantCoverage.static = this.#loaded
      test.errors = []
      if (this.#changed === undefined) {
        if (hasFailed) {
          if (this.#visit.isSecond) this.#visit.isDirty = true
          else mutationRun.failing.add(`${this.#file} ${name}`)
          return
        }
        if (!mutationRun.coverageOf(this.#file, name))
          mutationRun.setCoverage(this.#file, name, { ...this.#switch.mutantCoverage.perTest[name] })
        test.timeout = timeoutOf(test.duration ?? 0)
      } else if (this.#isControl) {
        this.#isControl = false
        if (hasFailed) {
          this.#visit.doubtful.set(this.#changed, name)
          this.#visit.isDirty = true
          this.#changed = undefined
          return
        }
        mutationRun.killed(this.#file, name, this.#changed)
      } else if (hasFailed) {
        this.#isControl = true
        this.#again(test)
        return
      } else mutationRun.missed(this.#file, name, this.#changed)
      this.#changed = mutationRun.nextFor(this.#file, name, this.#visit.doubtful)
      if (this.#changed !== undefined) this.#again(test)
      else test.timeout = this.#timeout
    }

    /** jest-circus repeats what has an error; it forgets the error before. */
    #again(test) {
      test.errors = [[new Error('once more'), test.asyncError]]
    }
  }
