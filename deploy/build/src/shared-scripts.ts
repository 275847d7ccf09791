import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack'

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/
const PROVIDED = /^provide module \([^)]*\) (.+)@[^@ ]+ = /

/** Name of the shared module that a module of the federation plugin stands for. The plugin tells it in the identifier alone. */
const sharedName = (module: Module, pattern: RegExp): string | undefined =>
  pattern.exec(module.identifier())?.[1]

const scriptsIn = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'))

/** Shared modules that chunks import at once. */
const consumedIn = ({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] => [
  ...new Set(
    chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => sharedName(module, CONSUMED) ?? []),
    ),
  ),
]

/** Shared modules that the chunks of a name import at once, in alphabetical order. */
export function consumedBy(compilation: Compilation, chunkName: string): string[] {
  const group = compilation.namedChunkGroups.get(chunkName)
  return group ? consumedIn(compilation, group.chunks).sort() : []
}

/**
 * Scripts of each shared module that a build provides in chunks of their own, with those of the shared modules that it imports
 * itself. The others are in the scripts that the build starts with.
 */
export function sharedScripts(compilation: Compilation): Record<string, string[]> {
  const groups = new Map<string, ChunkGroup>()
  for (const module of compilation.modules) {
    const name = sharedName(module, PROVIDED)
    const [block] = module.blocks
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
    if (name && group) groups.set(name, group)
  }
  const withImports = (name: string, seen: Set<string>): string[] => {
    const group = groups.get(name)
    if (!group || seen.has(name)) return []
    seen.add(name)
    const imported = consumedIn(compilation, group.chunks)
    return [...scriptsIn(group), ...imported.flatMap((other) => withImports(other, seen))]
  }
  return Object.fromEntries(
    [...groups.keys()].sort().map((name) => [name, [...new Set(withImports(name, new Set()))]]),
  )
}
