import { readFile, stat } from 'node:fs/promises'
import { reasonOf } from '../errors'
import type { Log } from '../log'

export interface WatchedFile<T> {
  /** The last content that could be read; undefined until there was one. */
  current(): T | undefined
  /** Looks now, not at the next tick. Never throws. */
  refresh(): Promise<void>
  close(): void
}

interface WatchOptions<T> {
  path: string
  load: (text: string) => T | Promise<T>
  /** What is wrong with content that is used all the same; it is read again until nothing is. */
  problemOf?: (value: T) => string | undefined
  /** Told when there is new content. */
  onChange?: () => void
  log: Log
  /** Milliseconds between two looks. @default 1000 */
  every?: number
}

/** Changes with every replacement of the file, even one within the same millisecond. */
async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path)
  return `${mtimeMs}:${size}:${ino}`
}

/**
 * Follows a file by looking at its time stamp, which works on every file system and survives atomic replacement.
 * When the file cannot be read or is wrong, the last good content stays in force and the next look tries again.
 */
export function watchFile<T>({
  path,
  load,
  problemOf,
  onChange,
  log,
  every = 1000,
}: WatchOptions<T>): WatchedFile<T> {
  let value: T | undefined
  let stamp = ''
  let lastError = ''
  let looking: Promise<void> | undefined

  const look = async () => {
    try {
      const found = await stampOf(path)
      if (found === stamp) return
      const next = await load(await readFile(path, 'utf8'))
      const problem = problemOf?.(next) ?? ''
      const isNew = !problem || problem !== lastError
      stamp = problem ? '' : found
      lastError = problem
      if (!isNew) return
      value = next
      if (problem) log.error({ path, reason: problem }, 'cannot be read in part')
      else log.info({ path }, 'read')
      onChange?.()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason !== lastError)
        log.error({ path, reason }, 'cannot be read; the last good content stays in force')
      lastError = reason
      stamp = ''
    }
  }
  const refresh = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const timer = setInterval(refresh, every)
  timer.unref()
  return { current: () => value, refresh, close: () => clearInterval(timer) }
}
