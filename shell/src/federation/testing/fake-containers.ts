import type { ExposedName, PartName, PlannedPart, PlannedRelease } from '@prilavok/shared-kernel/contract'
import type { Containers } from '../containers'

/** What a version gives for a module: the module, or a function that is called at each load. */
export type VersionModules = Record<string, Record<ExposedName, object | (() => Promise<unknown>)>>

const release = (version: string): PlannedRelease => ({
  version,
  base: `/parts/${version}/`,
  entry: ['remoteEntry.js'],
  scripts: {},
})

/** A planned version and those that it falls back to. */
export const plannedPart = (version: string, ...fallbacks: string[]): PlannedPart => ({
  ...release(version),
  fallbacks: fallbacks.map(release),
})

/** Remote entries of versions; `used` tells which were registered, in that order. */
export function fakeContainers(versions: VersionModules): Containers & { used: string[] } {
  const current = new Map<PartName, string>()
  const used: string[] = []
  return {
    used,
    use(part, { version }, attempt) {
      used.push(`${part}@${version} ${attempt}`)
      current.set(part, version)
    },
    async load(part, expose) {
      const module = versions[current.get(part) ?? '']?.[expose]
      if (!module) throw new Error(`ScriptNetworkError: no ${expose}`)
      return typeof module === 'function' ? (module as () => Promise<unknown>)() : module
    },
  }
}
