import type { Release } from '@prilavok/shared-kernel/contract'
import { API_VERSION, BUS_VERSION } from '@prilavok/shared-kernel/contract'
import { DEVELOPMENT_VERSION } from './development-configuration'
import { KERNEL_FOLDER } from './folders'
import { readPackage } from './package-json'
import { readPart } from './part'
import { REMOTE_ENTRY } from './web-configuration'

/** Stands where a published release has the hash of a file: the dev server has these files, and they change. */
const NO_HASH = 'sha384-development'

/**
 * `release.json` of a part that the dev server compiles. It names the files that every release must have, under names
 * without hashes; the browser gets them from the dev server, and the server renders nothing.
 */
export async function developmentRelease(folder: string): Promise<Release> {
  const part = await readPart(folder)
  const entry = part.isShell ? 'main.js' : REMOTE_ENTRY
  const node = part.isShell ? ['server'] : part.modules.map(({ expose }) => expose.slice(2))
  const files = [`web/${entry}`, ...node.map((name) => `node/${name}.cjs`)]
  return {
    ...part.descriptor,
    version: DEVELOPMENT_VERSION,
    builtFrom: 'uncommitted',
    ...(part.isShell
      ? {
          provides: {
            'shared-kernel': readPackage(KERNEL_FOLDER).version,
            bus: BUS_VERSION,
            api: API_VERSION,
          },
        }
      : {}),
    files: Object.fromEntries(files.map((file) => [file, NO_HASH])),
    entry: [entry],
    scripts: Object.fromEntries(part.modules.map(({ expose }) => [expose, []])),
  }
}
