import type { Expose, PartName } from '@prilavok/shared-kernel/contract'
import { createContext, use, useContext } from 'react'

/** Gives the exposed modules of the plan's parts. The browser loads them; the server has them at hand. */
export interface ModuleSource {
  /** The module when it is already loaded. */
  peek(part: PartName, expose: Expose): unknown
  /**
   * Loads the module; the same promise for every caller until `forget`. A module that is there comes in a `fulfilled` promise,
   * so that drawing it never waits.
   */
  load(part: PartName, expose: Expose): Promise<unknown>
  /** Lets the next `load` try again. */
  forget(part: PartName, expose: Expose): void
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
 * The component that calls it calls no other hook: what suspends is drawn again without `use` once the module is there.
 * `Module` is what the contract says of the module's kind; the descriptor vouches for it.
 */
export function useExposed<Module>(part: PartName, expose: Expose): Module {
  return use(useModuleSource().load(part, expose)) as Module
}
