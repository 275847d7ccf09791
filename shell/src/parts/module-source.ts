import type { ExposedName, PartName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'

/** Gives the exposed modules of the plan's parts. The browser loads them; the server has them at hand. */
export interface ModuleSource {
  /** The module when it is already loaded. */
  getLoaded(part: PartName, expose: ExposedName): unknown
  /**
   * Loads the module; the same promise for every caller until `evict`. A module that is there comes in a `fulfilled` promise,
   * so that rendering it never waits.
   */
  load(part: PartName, expose: ExposedName): Promise<unknown>
  /** Drops the module, so that the next `load` fetches it again. */
  evict(part: PartName, expose: ExposedName): void
}

const ModuleSourceContext = createContext<ModuleSource | null>(null)
ModuleSourceContext.displayName = 'ModuleSource'

export const ModuleSourceProvider = ModuleSourceContext.Provider

/** @throws when no `ModuleSourceProvider` is above the component. */
export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext)
  if (!source) throw new Error('useModuleSource: there is no ModuleSourceProvider above this component.')
  return source
}

/**
 * The module that a part exposes; suspends while it loads and throws when it cannot be loaded.
 * The component that calls it calls no other hook: what suspends is rendered again without `use` once the module is there.
 * `Module` is what the contract says of such a module; the descriptor vouches for it.
 */
export function useExposed<Module>(part: PartName, expose: ExposedName): Module {
  return use(useModuleSource().load(part, expose)) as Module
}
