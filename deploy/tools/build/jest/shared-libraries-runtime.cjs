const { default: Runtime } = require('jest-runtime')

const isOfLibrary = (path) => path.includes('/node_modules/')

/** They set up each test file when they are read (hooks that clean up, matchers), or keep what a test replaces (`fetch`, being online). */
const READ_PER_FILE =
  /\/node_modules\/(@testing-library\/(react\/dist\/index\.js$|jest-dom\/)|css\.escape\/|(fake-indexeddb|idb[^/]*)\/|@tanstack\/|axios\/)/

/** @type {WeakMap<object, Map<string, object>>} modules by environment */
const registries = new WeakMap()

/**
 * Libraries are read once by a worker, our own modules once by a test file: half of the time of a small test file was reading React,
 * Testing Library and msw again (ADR 54). Only for environments that stay (`isKept`).
 */
module.exports = class SharedLibrariesRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const environment = args[1]
    if (!environment.isKept) return
    const kept = registries.get(environment) ?? new Map()
    registries.set(environment, kept)
    this.registries.moduleRegistry = kept
  }

  teardown() {
    if (!registries.has(this._environment)) return super.teardown()
    this.restoreAllMocks()
    this._environment.fakeTimers.clearAllTimers()
    const kept = this.registries.moduleRegistry
    for (const path of kept.keys()) if (!isOfLibrary(path) || READ_PER_FILE.test(path)) kept.delete(path)
    this.mockState.clear()
    // Libraries go on with the `jest` object of the file that read them.
    this.testState.enterTestCode()
  }
}
