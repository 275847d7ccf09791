import type { Compilation, Dependency, Module, ModuleGraphConnection } from 'webpack'

/** Every dependency that the build starts with: entries, exposed modules, provided modules. */
const starts = ({ entries, globalEntry }: Compilation): Dependency[] =>
  [...entries.values(), globalEntry].flatMap(({ dependencies, includeDependencies }) => [
    ...dependencies,
    ...includeDependencies,
  ])

/** Connections that survive the removal of unused code; the state of one is true, false or «only what lies behind it». */
const usedConnections = ({ moduleGraph }: Compilation, module: Module): ModuleGraphConnection[] =>
  [...moduleGraph.getOutgoingConnections(module)].filter(
    (connection) => connection.getActiveState(undefined) !== false,
  )

/** Modules that the build really holds, each with its connections, in the order in which they are found. */
export function usedModules(compilation: Compilation): Map<Module, ModuleGraphConnection[]> {
  const found = new Map<Module, ModuleGraphConnection[]>()
  const waiting: Module[] = starts(compilation).flatMap(
    (dependency) => compilation.moduleGraph.getModule(dependency) ?? [],
  )
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (found.has(module)) continue
    const connections = usedConnections(compilation, module)
    found.set(module, connections)
    waiting.push(...connections.map((connection) => connection.module))
  }
  return found
}
