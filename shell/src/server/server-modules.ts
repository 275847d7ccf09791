import { SHELL_MODULES } from 'virtual:shell-modules'
import type { ExposedName, PartName } from '@prilavok/shared-kernel/contract'
import { fulfilled } from '../parts/fulfilled'
import type { ModuleSource } from '../parts/module-source'

/** Modules from the node builds. One that cannot be had throws, and its boundary is left to the browser. */
export function serverModules(load: (part: PartName, expose: ExposedName) => unknown): ModuleSource {
  const get = (part: PartName, expose: ExposedName): unknown => {
    if (part !== 'shell') return load(part, expose)
    const module = SHELL_MODULES[expose]
    if (!module)
      throw new Error(`The shell has no ${expose} on the server: its release.ts names no such page or slot.`)
    return module
  }
  return { getLoaded: get, load: (part, expose) => fulfilled(get(part, expose)), evict: () => undefined }
}
