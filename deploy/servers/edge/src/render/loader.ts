import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ExposedName, PartName, ShellServer } from '@prilavok/shared-kernel/contract'
import { EdgeError, reasonOf } from '../errors'
import { guardedGlobals } from './guarded-globals'
import { releaseKey } from './messages'
import { traced } from './traced'

type Require = (id: string) => unknown
type Entered = (part: PartName, version: string) => void

/** Built-in modules that no rendering of a page needs. */
const FORBIDDEN = /^(node:)?(child_process|cluster|inspector|repl|worker_threads)(\/|$)/

export interface Loader {
  /** @throws EdgeError MODULE_BROKEN */
  shell(version: string): ShellServer
  /** The server build of an exposed module, bound to the shared modules of one shell. @throws EdgeError MODULE_BROKEN, MODULE_FORBIDDEN */
  module(shellVersion: string, part: PartName, version: string, expose: ExposedName): unknown
}

function run(file: string, require: Require, globals: Record<string, unknown>): unknown {
  const names = Object.keys(globals)
  const module: { exports: unknown } = { exports: {} }
  const body = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', ...names], {
    filename: file,
  })
  body(module, module.exports, require, ...Object.values(globals))
  return module.exports
}

/** Calls `make` once for a key and keeps what it gave, or why it failed: a broken release is broken until it is replaced. */
function memory<T>() {
  const cache = new Map<string, { value: T } | { error: unknown }>()
  return (key: string, make: () => T): T => {
    let entry = cache.get(key)
    if (!entry) {
      try {
        entry = { value: make() }
      } catch (error) {
        entry = { error: new EdgeError('MODULE_BROKEN', `${key}: ${reasonOf(error)}`) }
      }
      cache.set(key, entry)
    }
    if ('error' in entry) throw entry.error
    return entry.value
  }
}

/**
 * Loads server builds of releases, several versions side by side. A part gets its shared modules from the shell of its plan
 * and nothing else, so one page has one React. No security boundary: releases are trusted code.
 * @param entered told whenever code of a release begins to run
 */
export function createLoader(releasesDir: string, entered: Entered): Loader {
  const shells = memory<ShellServer>()
  const bundles = memory<unknown>()
  const modules = memory<unknown>()
  const builtins = createRequire(join(releasesDir, 'require.cjs'))

  const shellRequire: Require = (id) => {
    if (!isBuiltin(id) || FORBIDDEN.test(id)) throw new EdgeError('MODULE_FORBIDDEN', `«${id}»`)
    return builtins(id)
  }
  const shell = (version: string): ShellServer =>
    shells(releaseKey('shell', version), () => {
      entered('shell', version)
      return run(join(releasesDir, 'shell', version, 'node', 'server.cjs'), shellRequire, {}) as ShellServer
    })

  return {
    shell,
    module(shellVersion, part, version, expose) {
      const key = `${releaseKey('shell', shellVersion)}|${releaseKey(part, version)}|${expose}`
      return modules(key, () => {
        const { shared } = shell(shellVersion)
        const folder = join(releasesDir, part, version, 'node')
        const partRequire: Require = (id) => {
          // What the exposed modules of a part have in common.
          if (id === './part.cjs')
            return bundles(`${releaseKey('shell', shellVersion)}|${releaseKey(part, version)}`, () =>
              run(join(folder, 'part.cjs'), partRequire, guardedGlobals),
            )
          if (!Object.hasOwn(shared, id))
            throw new EdgeError('MODULE_FORBIDDEN', `«${id}»: shell@${shellVersion} shares no such module`)
          return shared[id]
        }
        entered(part, version)
        const file = join(folder, `${expose.slice(2)}.cjs`)
        return traced(run(file, partRequire, guardedGlobals), () => entered(part, version))
      })
    },
  }
}
