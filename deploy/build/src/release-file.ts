import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { API_VERSION, BUS_VERSION, type ExposedName, type Release } from '@prilavok/shared-kernel/contract'
import type { StatsCompilation } from 'webpack'
import { KERNEL_FOLDER } from './folders'
import { readPackage } from './package-json'
import type { Part } from './part'
import { REMOTE_ENTRY } from './web-configuration'

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const scriptsOf = (stats: StatsCompilation, chunk: string): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))

/** Builds `release.json`: the descriptor, what the page must load for each module, and the hash of every file. */
export async function describeRelease(made: {
  part: Part
  version: string
  builtFrom: string
  outputFolder: string
  web: StatsCompilation
}): Promise<Release> {
  const { part, outputFolder, web } = made
  const files: Record<string, string> = {}
  for (const file of [
    ...(await filesIn(join(outputFolder, 'web'))),
    ...(await filesIn(join(outputFolder, 'node'))),
  ])
    files[relative(outputFolder, file).split(sep).join('/')] = `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`
  const scripts: Record<ExposedName, string[]> = {}
  for (const { expose } of part.modules)
    scripts[expose] = scriptsOf(web, part.isShell ? expose.slice(2) : `expose-${expose.slice(2)}`)
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
        }
      : {}),
    files,
    entry: part.isShell ? scriptsOf(web, 'main') : [REMOTE_ENTRY],
    scripts,
  }
}
