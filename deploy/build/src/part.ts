import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Expose, ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

export interface Part {
  folder: string
  descriptor: ReleaseDescriptor
  isShell: boolean
  /** Every exposed module with its source file. */
  modules: { expose: Expose; file: string }[]
}

const KINDS = ['pages', 'modals', 'slots']

const sourceOf = (folder: string, expose: Expose): string => {
  const name = expose.slice(2)
  const files = KINDS.map((kind) => join(folder, 'src', kind, `${name}.tsx`)).filter((file) =>
    existsSync(file),
  )
  if (files.length === 1 && files[0]) return files[0]
  throw new Error(
    `${basename(folder)}/release.ts exposes ${expose}, and ${files.length} files have that name: put exactly one ${name}.tsx into src/pages, src/modals or src/slots.`,
  )
}

/**
 * Reads `release.ts` of a part.
 * @throws when an exposed module has no source file, or more than one.
 */
export async function readPart(folder: string): Promise<Part> {
  const module: { default: ReleaseDescriptor } = await import(pathToFileURL(join(folder, 'release.ts')).href)
  const descriptor = module.default
  const exposes = new Set(
    [...descriptor.routes, ...descriptor.modals, ...descriptor.slots].map(({ expose }) => expose),
  )
  return {
    folder,
    descriptor,
    isShell: descriptor.name === 'shell',
    modules: [...exposes].sort().map((expose) => ({ expose, file: sourceOf(folder, expose) })),
  }
}
