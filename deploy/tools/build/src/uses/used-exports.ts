import type { Compilation, Module, ModuleGraphConnection } from 'webpack'

/** Stands for a module that is used as a whole. */
export const WHOLE = '*'

/** One export that an import needs. */
export interface UsedExport {
  /** The module that is imported, and the one that imports it. */
  of: Module
  from: Module
  name: string
}

/** What the imports of one module use; an import for its effect alone uses nothing. */
export const usedExports = (
  { moduleGraph }: Compilation,
  from: Module,
  connections: readonly ModuleGraphConnection[],
): UsedExport[] =>
  connections.flatMap(({ dependency, module }) =>
    (dependency?.getReferencedExports(moduleGraph, undefined) ?? []).map((reference) => ({
      of: module,
      from,
      name: (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE,
    })),
  )
