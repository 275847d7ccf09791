import type { Release } from '@prilavok/shared-kernel/contract'
import { API_VERSION, BUS_VERSION } from '@prilavok/shared-kernel/contract'
import { DEVELOPMENT_VERSION } from './development-configuration'
import { KERNEL_FOLDER } from './folders'
import { readPackage } from './package-json'
import { readPart } from './part'
import { REMOTE_ENTRY } from './web-configuration'

/** `release.json` of a part that the dev server compiles: no files of its own, names without hashes. */
export async function developmentRelease(folder: string): Promise<Release> {
  const part = await readPart(folder)
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
    files: {},
    entry: part.isShell ? ['main.js'] : [REMOTE_ENTRY],
    scripts: Object.fromEntries(part.modules.map(({ expose }) => [expose, []])),
  }
}
