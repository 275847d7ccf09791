import type { Chunk, ChunkGroup, Compilation } from 'webpack'
import { consumedName, providedName } from './shared-names'

const scriptsIn = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'))

/** Shared modules that chunks import at once. */
const consumedIn = ({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] => [
  ...new Set(
    chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => consumedName(module) ?? []),
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
    const name = providedName(module)
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
