import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { API_VERSION, BUS_VERSION, type ExposedName, type Release } from '@prilavok/shared-kernel/contract'
import type { Compilation, Stats } from 'webpack'
import { KERNEL_FOLDER } from './folders'
import { readPackage } from './package-json'
import type { Part } from './part'
import { sharedModules } from './shared-modules'
import { consumedBy, sharedScripts } from './shared-scripts'
import { recordedOf } from './uses/record-uses'
import { REMOTE_ENTRY } from './web-configuration'

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const scriptsOf = ({ namedChunkGroups }: Compilation, chunk: string): string[] =>
  (namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((name) => name.endsWith('.js'))

/** Builds `release.json`: the descriptor, what the page must load for each module, and the hash of every file. */
export async function describeRelease(made: {
  part: Part
  version: string
  builtFrom: string
  outputFolder: string
  web: Stats
}): Promise<Release> {
  const { part, outputFolder } = made
  const { compilation } = made.web
  const files: Record<string, string> = {}
  for (const file of [
    ...(await filesIn(join(outputFolder, 'web'))),
    ...(await filesIn(join(outputFolder, 'node'))),
  ])
    files[relative(outputFolder, file).split(sep).join('/')] = `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`
  const later = new Set(
    sharedModules(part.folder)
      .filter(({ eager }) => !eager)
      .map(({ name }) => name),
  )
  const scripts: Record<ExposedName, string[]> = {}
  const consumes: Record<ExposedName, string[]> = {}
  for (const { expose } of part.modules) {
    const chunk = part.isShell ? expose.slice(2) : `expose-${expose.slice(2)}`
    scripts[expose] = scriptsOf(compilation, chunk)
    const names = consumedBy(compilation, chunk).filter((name) => later.has(name))
    if (names.length > 0) consumes[expose] = names
  }
  return {
    ...part.descriptor,
    version: made.version,
    builtFrom: made.builtFrom,
    ...(part.isShell
      ? {
          provides: {
            'shared-kernel': readPackage(KERNEL_FOLDER).version,
            bus: BUS_VERSION,
            api: API_VERSION,
          },
          sharedScripts: sharedScripts(compilation),
        }
      : {}),
    files,
    entry: part.isShell ? scriptsOf(compilation, 'main') : [REMOTE_ENTRY],
    scripts,
    consumes,
    ...recordedOf(compilation),
  }
}
