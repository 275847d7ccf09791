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
  /** Where another release can take the place of one that fails: in the browser. */
  releases?: PartReleases
}

/** Which releases the modules of the parts come from. */
export interface PartReleases {
  /** The version that runs; undefined while nothing of the part was loaded. */
  version(part: PartName): string | undefined
  /** Grows when another release takes the place of one that failed: what is rendered of that one is rendered anew. */
  generation(part: PartName): number
  /** Whether another release would take the place of this one. */
  hasFallback(part: PartName): boolean
  /**
   * A module of that generation threw in its first render.
   * @returns whether another release takes its place, or has already
   */
  rejectRender(part: PartName, expose: ExposedName, generation: number, error: unknown): boolean
  /** @returns ends the listening to changes of the generation */
  subscribe(part: PartName, listener: () => void): () => void
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
