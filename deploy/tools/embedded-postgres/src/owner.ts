import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess } from './running-process'

const file = (dataDir: string): string => join(dataDir, 'database-owner.json')

/**
 * One process at a time owns the embedded database of a DATA_DIR. A note of a process that is gone is ignored.
 * @throws when another process that still runs owns it
 */
export async function takeOwnership(dataDir: string): Promise<void> {
  const text = await readFile(file(dataDir), 'utf8').catch(() => '')
  const match = /"pid":(\d+),"started":"([^"]*)"/.exec(text)
  if (match) {
    const owner = await findProcess(Number(match[1]))
    if (owner && owner.started === match[2] && owner.pid !== process.pid) {
      throw new Error(
        `The embedded database in ${dataDir} is in use by process ${owner.pid} (another start of the shop?). ` +
          'Stop that one, or give another DATA_DIR.',
      )
    }
  }
  const self = await findProcess(process.pid)
  const note = { pid: process.pid, started: self?.started ?? '' }
  await writeFile(file(dataDir), JSON.stringify(note), { mode: 0o600 })
}

export const giveUpOwnership = (dataDir: string): Promise<void> => rm(file(dataDir), { force: true })
