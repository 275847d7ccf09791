import { readFile } from 'node:fs/promises'

/** Linux counts the time of a process in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of processor time that a process has used with all its threads; undefined where the system does not tell. */
export async function processorTime(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const [user, system] =
    text
      ?.slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? []
  return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) * TICK_MS
}
