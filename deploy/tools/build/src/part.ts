import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ExposedName, type ReleaseDescriptor, routeModules } from '@prilavok/shared-kernel/contract'
import { exposedFile } from './part-folders.cjs'

export interface Part {
  folder: string
  descriptor: ReleaseDescriptor
  isShell: boolean
  /** Every exposed module with its source file. */
  modules: { expose: ExposedName; file: string }[]
}

/**
 * Reads `release.ts` of a part.
 * @throws when an exposed module has no source file, or more than one.
 */
export async function readPart(folder: string): Promise<Part> {
  const module: { default: ReleaseDescriptor } = await import(pathToFileURL(join(folder, 'release.ts')).href)
  const descriptor = module.default
  const exposes = new Set([
    ...descriptor.routes.flatMap(routeModules),
    ...[...descriptor.modals, ...descriptor.slots].map(({ expose }) => expose),
  ])
  return {
    folder,
    descriptor,
    isShell: descriptor.name === 'shell',
    modules: [...exposes].sort().map((expose) => ({ expose, file: exposedFile(folder, expose) })),
  }
}
