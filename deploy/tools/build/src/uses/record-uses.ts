import { join, relative, sep } from 'node:path'
import type { NeededBy, ReleaseOffers, ReleaseUses } from '@prilavok/shared-kernel/contract'
import { BUS_EVENT_NAMES } from '@prilavok/shared-kernel/contract/bus-event-names'
import type { Compilation, Compiler, Module } from 'webpack'
import { KERNEL_FOLDER } from '../folders'
import type { Part } from '../part'
import { KERNEL, sharedModules } from '../shared-modules'
import { consumedName, providedName } from '../shared-names'
import type { NamesInModule } from './names-in-program'
import { namesOf, noteNames } from './note-names'
import { usedExports } from './used-exports'
import { usedModules } from './used-modules'

const NAME = 'RecordUses'
const COMPUTED = {
  emits: 'the event that is emitted',
  listens: 'the event that is listened to',
  opens: 'the modal that is opened',
  renders: 'the slot that is rendered',
}

export interface Recorded {
  uses: ReleaseUses
  /** Only of the shell. */
  offers?: ReleaseOffers
}

const records = new WeakMap<Compilation, Recorded>()

/** Path inside the part; `shared-kernel/…` for what the part takes from the kernel. */
const fileOf = (part: Part, module: Module): string => {
  const file = (module as Module & { resource?: string }).resource?.split('?')[0] ?? module.identifier()
  const ofKernel = file.startsWith(`${KERNEL_FOLDER}${sep}`)
  const path = ofKernel ? join('shared-kernel', relative(KERNEL_FOLDER, file)) : relative(part.folder, file)
  return path.split(sep).join('/')
}

/** Path of a shared module below the kernel; undefined for other packages. */
const kernelPath = (name: string): string | undefined =>
  name.startsWith(`${KERNEL}/`) ? name.slice(KERNEL.length + 1) : undefined

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** Files of the part before those that it takes from the kernel: they are what its team can change. */
const compareFiles = (a: string, b: string) =>
  Number(b.startsWith('src/')) - Number(a.startsWith('src/')) || compare(a, b)

/** The first file for each name, names in alphabetical order: equal sources give equal texts. */
const neededBy = (needs: readonly { name: string; file: string }[]): NeededBy => {
  const first: NeededBy = {}
  for (const { name, file } of needs.toSorted(
    (a, b) => compare(a.name, b.name) || compareFiles(a.file, b.file),
  ))
    first[name] ??= file
  return first
}
const inOrder = <Value>(entries: readonly [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => compare(a, b)))

/** What the shell gives is its own: only what other parts take from it can be missing. */
function kernelUses(compilation: Compilation, part: Part, modules: ReturnType<typeof usedModules>) {
  const byPath = new Map<string, { name: string; file: string }[]>()
  for (const [from, connections] of part.isShell ? [] : modules)
    for (const { of, name } of usedExports(compilation, from, connections)) {
      const path = kernelPath(consumedName(of) ?? '')
      if (path === undefined) continue
      const needs = byPath.get(path) ?? []
      byPath.set(path, [...needs, { name, file: fileOf(part, from) }])
    }
  return inOrder([...byPath].map(([path, needs]) => [path, neededBy(needs)]))
}

function sharedUses(part: Part, modules: ReturnType<typeof usedModules>): Record<string, string> {
  const consumed = new Set([...modules.keys()].map(consumedName))
  return inOrder(
    sharedModules(part.folder)
      .filter(({ name }) => !part.isShell && kernelPath(name) === undefined && consumed.has(name))
      .map(({ name, range }) => [name, range]),
  )
}

/** The shell and the kernel pass names on; a part that did could not be compared with others. */
function assertWrittenOut(part: Part, named: readonly { file: string; names: NamesInModule }[]): void {
  const faults = named.flatMap(({ file, names }) =>
    part.isShell || !file.startsWith('src/')
      ? []
      : names.computed.map(
          (kind) =>
            `${part.descriptor.name}/${file}: write the name of ${COMPUTED[kind]} out, it is computed.`,
        ),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function usesOf(compilation: Compilation, part: Part, modules: ReturnType<typeof usedModules>): ReleaseUses {
  const named = [...modules.keys()].flatMap((module) => {
    const names = namesOf(module)
    return names ? [{ file: fileOf(part, module), names }] : []
  })
  assertWrittenOut(part, named)
  const needs = (kind: Exclude<keyof NamesInModule, 'computed'>) =>
    named.flatMap(({ file, names }) => names[kind].map((name) => ({ name, file })))
  return {
    kernel: kernelUses(compilation, part, modules),
    shared: sharedUses(part, modules),
    emits: neededBy(needs('emits')),
    listens: neededBy(needs('listens')),
    opens: neededBy(needs('opens')),
    renders: Object.keys(neededBy(needs('renders'))),
    calls: Object.keys(neededBy(needs('calls'))),
  }
}

/** Exports of a module that a module of the federation plugin gives to others. */
function providedExports({ moduleGraph }: Compilation, provider: Module): string[] {
  const [dependency] = provider.blocks.flatMap((block) => block.dependencies).concat(provider.dependencies)
  const module = dependency && moduleGraph.getModule(dependency)
  const exported = module && moduleGraph.getExportsInfo(module).getProvidedExports()
  return Array.isArray(exported) ? exported.toSorted(compare) : []
}

function offersOf(compilation: Compilation, part: Part): ReleaseOffers {
  const kernel = [...compilation.modules].flatMap((module): [string, string[]][] => {
    const path = kernelPath(providedName(module) ?? '')
    return path === undefined ? [] : [[path, providedExports(compilation, module)]]
  })
  return {
    kernel: inOrder(kernel),
    shared: inOrder(
      sharedModules(part.folder)
        .filter(({ name }) => kernelPath(name) === undefined)
        .map(({ name, version }) => [name, version]),
    ),
    events: [...BUS_EVENT_NAMES].sort(compare),
  }
}

/**
 * Notes what a build really uses of the page around it, and what the shell's build gives: after unused code is known, before modules
 * are joined, for then every import still has its file.
 */
export const recordUses = (part: Part) => ({
  apply(compiler: Compiler): void {
    noteNames(compiler)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        records.set(compilation, {
          uses: usesOf(compilation, part, usedModules(compilation)),
          ...(part.isShell && { offers: offersOf(compilation, part) }),
        })
      })
    })
  },
})

/** What was noted of a build that has ended; nothing of one without `recordUses`. */
export const recordedOf = (compilation: Compilation): Recorded | undefined => records.get(compilation)
