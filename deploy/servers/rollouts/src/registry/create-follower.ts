import type pg from 'pg'
import { connectRollouts } from '../database/connection'
import { reasonOf } from '../errors'
import type { FollowerStatus, RegistryFollower, RegistryState } from '../model/registry-state'
import { releaseName } from '../part-name'
import { withLastGoodRules } from './last-good-rules'
import { readChanges } from './read-changes'
import { joinState } from './read-state'
import { createStateFile, type RegistryLog, readStateFile } from './state-file'

export interface FollowerOptions {
  databaseUrl: string
  /** The last state that was read; written whole or not at all. */
  snapshotFile: string
  log: RegistryLog
  /** Milliseconds between two looks, for what no notification tells. @default 1000 */
  pollEvery?: number
  /** Rules of a registry that is read whole at each change; of a larger one, what the log names. @default 2000 */
  wholeUpTo?: number
}

/** Milliseconds. A registry that is away is asked again soon, then ever more rarely. */
const FIRST_RETRY = 250
const LAST_RETRY = 5000
const CONNECT_TIMEOUT = 3000
const STATEMENT_TIMEOUT = 5000

/**
 * Follows the registry over one connection: it is told of each change (LISTEN) and looks by itself besides. While the registry
 * does not answer, what was read last stays in force, after a restart what lies in the file.
 */
export function createFollower(options: FollowerOptions): RegistryFollower {
  const { databaseUrl, snapshotFile, log, pollEvery = 1000, wholeUpTo } = options
  const connection = connectRollouts(databaseUrl, {
    maximum: 2,
    connectTimeout: CONNECT_TIMEOUT,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  const listeners = new Set<() => void>()
  const file = createStateFile(snapshotFile, log)
  let state = readStateFile(snapshotFile, log)
  let status: FollowerStatus = {
    connected: false,
    since: new Date().toISOString(),
    revision: state?.revision,
    source: state ? 'file' : 'none',
  }
  let hasRead = false
  let listening: pg.PoolClient | undefined
  let retryAfter = FIRST_RETRY
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined

  const setConnected = (connected: boolean) => {
    if (status.connected !== connected) status = { ...status, connected, since: new Date().toISOString() }
  }

  const listen = async () => {
    if (listening) return
    const client = await connection.pool.connect()
    const gone = () => {
      if (listening !== client) return
      listening = undefined
      client.release(true)
      void refresh()
    }
    client.on('error', gone)
    client.on('end', gone)
    client.on('notification', () => void refresh())
    try {
      await client.query(`listen "${connection.schema}"`)
    } catch (error) {
      client.release(true)
      throw error
    }
    listening = client
  }

  const accept = (next: RegistryState) => {
    state = next
    hasRead = true
    status = { ...status, revision: next.revision, source: 'registry' }
    file.save(next)
    for (const problem of next.problems) log.error(problem, 'the registry cannot be read in part')
    log.info({ revision: next.revision }, 'registry read')
    for (const listener of listeners) listener()
  }

  const look = async () => {
    await listen()
    const { revision } = await connection.db
      .selectFrom('registry')
      .select('revision')
      .executeTakeFirstOrThrow()
    // What could be read in part only may be mended without a new revision.
    const isNew = !hasRead || revision !== state?.revision || state.problems.length > 0
    if (!isNew) return
    const known = new Map((state?.releases ?? []).map((release) => [releaseName(release), release]))
    const { stored, releases } = await readChanges(
      connection.db,
      hasRead ? state : undefined,
      known,
      wholeUpTo,
    )
    const next = withLastGoodRules(joinState(stored, releases), stored, state)
    const isSame = hasRead && next.revision === state?.revision && sameProblems(next, state)
    if (isSame) return
    if (state && next.revision < state.revision)
      log.warn(
        { revision: next.revision, before: state.revision },
        'the registry is at an earlier revision, as after a restore; it is taken over whole',
      )
    accept(next)
  }

  const attempt = async () => {
    if (closed) return
    try {
      await look()
      if (!status.connected) log.info({}, 'the registry answers')
      setConnected(true)
      retryAfter = FIRST_RETRY
    } catch (error) {
      if (closed) return
      if (status.connected || retryAfter === FIRST_RETRY)
        log.error(
          { reason: reasonOf(error) },
          'the registry does not answer; what was read last stays in force',
        )
      setConnected(false)
      retryAfter = Math.min(retryAfter * 2, LAST_RETRY)
    }
  }

  const schedule = () => {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => void refresh(), status.connected ? pollEvery : retryAfter)
    timer.unref()
  }

  /** A look that began before the call may have missed what the caller knows of: another one follows it. */
  function refresh(): Promise<void> {
    if (closed) return Promise.resolve()
    if (!running) {
      running = attempt().finally(() => {
        running = undefined
        schedule()
      })
      return running
    }
    queued ??= running.then(() => {
      queued = undefined
      return refresh()
    })
    return queued
  }

  void refresh()
  return {
    current: () => state,
    status: () => status,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async close() {
      closed = true
      clearTimeout(timer)
      await running
      file.close()
      const client = listening
      listening = undefined
      client?.release(true)
      await connection.close()
    },
  }
}

const sameProblems = (a: RegistryState, b: RegistryState | undefined) =>
  JSON.stringify(a.problems) === JSON.stringify(b?.problems)
