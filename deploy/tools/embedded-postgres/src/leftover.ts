import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess, waitForEnd } from './running-process'

/** Milliseconds that a fast shutdown may take before it is made an immediate one. */
const TIMEOUT_MS = 15_000

/**
 * Stops a server that still runs on `data` because its parent died, and removes a stale `postmaster.pid`, whose number
 * may by now belong to another process.
 */
export async function stopLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return
  const pid = Number.parseInt(text, 10)
  const running = pid > 0 ? await findProcess(pid) : null
  if (running && /postgres/.test(running.command) && running.command.includes(data)) await endPostmaster(pid)
  await rm(file, { force: true })
}

/** SIGINT: fast shutdown, clients are cut off. SIGQUIT: at once, the next start recovers. */
export async function endPostmaster(pid: number): Promise<void> {
  send(pid, 'SIGINT')
  if (await waitForEnd(pid, TIMEOUT_MS)) return
  send(pid, 'SIGQUIT')
  if (await waitForEnd(pid, TIMEOUT_MS)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop: end it by hand and start again.`)
}

/** SIGQUIT without waiting. */
export function killPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It is gone already.
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw new Error(`PostgreSQL (process ${pid}) runs as another user and cannot be stopped from here.`, {
        cause,
      })
    }
  }
}
