import { SHELL_LOADERS } from 'virtual:shell-loaders'
import { DEFERRED_SLOTS, type ExposedName, type PartName, type Plan } from '@prilavok/shared-kernel/contract'
import { loadWhenConnected } from '../deferred-hydration/load-when-connected'
import { createFederation, type FederationOptions } from '../federation/federation'
import { fulfilled } from '../parts/fulfilled'
import type { ModuleSource, PartReleases } from '../parts/module-source'

export interface BrowserModulesOptions extends Omit<FederationOptions, 'onReplaced'> {
  /** The server's markup stands for deferred widgets, so that they can wait for a connection. @default true */
  defers?: boolean
}

/** Modules of the plan: the shell's own chunks, the other parts over federation. */
export function browserModules(
  plan: Plan,
  page: Window,
  { defers = true, ...options }: BrowserModulesOptions = {},
): ModuleSource & { releases: PartReleases } {
  const loaded = new Map<string, unknown>()
  const loading = new Map<string, Promise<unknown>>()
  const key = (part: PartName, expose: ExposedName) => `${part}/${expose}`
  const federation = createFederation(plan, {
    ...options,
    onReplaced(part) {
      for (const name of [...loaded.keys()].filter((loadedName) => loadedName.startsWith(`${part}/`))) {
        loaded.delete(name)
        loading.delete(name)
      }
    },
  })

  const deferred = new Set(
    (defers ? DEFERRED_SLOTS : [])
      .flatMap((slot) => plan.slots[slot] ?? [])
      .map(({ part, expose }) => key(part, expose)),
  )
  const start = async (part: PartName, expose: ExposedName): Promise<unknown> => {
    if (part !== 'shell') return federation.load(part, expose)
    const own = SHELL_LOADERS[expose]
    if (!own) throw new Error(`The shell has no ${expose}: its release.ts names no such page, modal or slot.`)
    return own()
  }
  const begin = (part: PartName, expose: ExposedName): Promise<unknown> =>
    deferred.has(key(part, expose)) ? loadWhenConnected(page, () => start(part, expose)) : start(part, expose)
  return {
    releases: federation,
    getLoaded: (part, expose) => loaded.get(key(part, expose)),
    load(part, expose) {
      const name = key(part, expose)
      const known = loading.get(name)
      if (known) return known
      const promise: Promise<unknown> = begin(part, expose).then((module) => {
        loaded.set(name, module)
        fulfilled(module, promise)
        return module
      })
      promise.catch(() => undefined)
      loading.set(name, promise)
      return promise
    },
    evict(part, expose) {
      loading.delete(key(part, expose))
      loaded.delete(key(part, expose))
    },
  }
}
