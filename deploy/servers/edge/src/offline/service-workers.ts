import type { Plan } from '@prilavok/shared-kernel/contract'
import type { PartFiles } from '../parts/part-files'

/** File of a shell release; the build names it so (`deploy/tools/build/src/worker-configuration.ts`). */
const FILE = 'service-worker.js'

export interface ServiceWorkers {
  /** The file of the worker that a plan's shell brings; undefined when it brings none, or workers are switched off. */
  fileOf(plan: Plan): Promise<string | undefined>
  /** Names of the scripts and fonts of a plan's shell. */
  filesOfShell(plan: Plan): Promise<readonly string[]>
}

/** @param isOn the switch of the whole edge */
export function createServiceWorkers(files: PartFiles, isOn: boolean): ServiceWorkers {
  return {
    async fileOf({ parts: { shell } }) {
      if (!isOn) return undefined
      return (await files.find('shell', shell.version, FILE))?.plain.file
    },
    async filesOfShell({ parts: { shell } }) {
      return (await files.list('shell', shell.version)).filter((path) => path !== FILE)
    },
  }
}
