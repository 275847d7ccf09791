import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Tells a process from a later one that got the same number. */
export interface RunningProcess {
  pid: number
  /** When it started, as the system says it: only compared. */
  started: string
  command: string
}

/** @returns null when no such process runs */
export async function findProcess(pid: number): Promise<RunningProcess | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return null
  }
}

async function fromProc(pid: number): Promise<RunningProcess | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name stands in brackets and may hold anything; state is the 1st field after it, start time the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return null
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim()
  return { pid, started: fields[19] ?? '', command }
}

async function fromPs(pid: number): Promise<RunningProcess | null> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=,command=', '-p', String(pid)])
  const line = stdout.trim()
  return line ? { pid, started: line.slice(0, 24), command: line.slice(24).trim() } : null
}

/** Waits until the process is gone. @returns false when it still runs after `milliseconds` */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    if (!(await findProcess(pid))) return true
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return false
}
