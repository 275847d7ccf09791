import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess } from '@prilavok/embedded-postgres/running-process'
import { codeOf, StackError } from './stack-error'

interface Note {
  pid: number
  /** When the process started: another one may have got its number since. */
  started: string
}

const noteFile = (dataDir: string): string => join(dataDir, 'start.json')

/**
 * One shop at a time uses a DATA_DIR; makes the folder. A note of a process that is gone is ignored.
 * @returns gives the folder back
 * @throws StackError when another shop runs on it or it cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = noteFile(dataDir)
  const owner = await runningOwner(file)
  if (owner !== undefined) {
    throw new StackError(
      `Another shop runs on the data in ${dataDir} (process ${owner}).\n` +
        'Stop that one (Ctrl-C where it runs), or give this one other data: DATA_DIR=.data-2 PORT=8081 API_PORT=8091 npm start',
    )
  }
  const self = await findProcess(process.pid)
  const note: Note = { pid: process.pid, started: self?.started ?? '' }
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, JSON.stringify(note), { mode: 0o600 })
  } catch (error) {
    throw new StackError(
      `${dataDir} cannot be written (${codeOf(error)}). Give a folder that you may write in DATA_DIR, or become its owner.`,
      { cause: error },
    )
  }
  return () => rm(file, { force: true })
}

async function runningOwner(file: string): Promise<number | undefined> {
  const note = parseNote(await readFile(file, 'utf8').catch(() => ''))
  if (!note || note.pid === process.pid) return undefined
  const running = await findProcess(note.pid)
  return running && running.started === note.started ? note.pid : undefined
}

function parseNote(text: string): Note | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":"([^"]*)"\}$/.exec(text) ?? []
  return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started }
}
