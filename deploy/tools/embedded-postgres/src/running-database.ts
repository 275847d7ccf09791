import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { readClaim } from './claim'
import { findProcess } from './running-process'

/**
 * Address of the embedded database that another process has started for a `DATA_DIR`.
 * @returns undefined while none runs
 */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined)
  const claim = folder === undefined ? null : await readClaim(folder)
  if (!claim) return undefined
  // Lines of PostgreSQL's own note: process id, data folder, start time, port.
  const note = await readFile(join(claim.home, 'cluster', 'data', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = note.split('\n')
  const running = Number(pid) > 0 ? await findProcess(Number(pid)) : null
  if (!running || !/postgres/.test(running.command) || !Number(port)) return undefined
  return `postgres://prilavok:${claim.password}@127.0.0.1:${Number(port)}/prilavok`
}
