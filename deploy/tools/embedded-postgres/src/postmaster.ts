import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { cannotRun } from './cannot-run'
import type { Place } from './place'

/** A crash of the machine may lose the last moments of demonstration data, never its consistency. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  jit: 'off',
  log_min_messages: 'warning',
}

const START_MS = 60_000

export interface Postmaster {
  pid: number
  port: number
}

/** Settings of PostgreSQL by name. */
export type ServerSettings = Readonly<Record<string, string>>

/**
 * Starts the server of a place on a free port and waits until it answers.
 * @param settings on top of the usual ones
 * @throws with the end of its log when it does not
 */
export async function startPostmaster(place: Place, settings: ServerSettings = {}): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const child = launch(place, port, settings)
    const failure = await untilAnswers(child, place, port)
    if (!failure) return { pid: child.pid ?? 0, port }
    // Somebody took the port in between, or the last backends of a killed server are still leaving.
    const passing = /could not bind|already in use|still in use/.test(failure.message)
    if (!passing || attempt === 5) throw failure
    await pause(500)
  }
}

function launch(place: Place, port: number, settings: ServerSettings): ChildProcess {
  const log = openSync(place.log, 'w', 0o600)
  const options = Object.entries({ ...SETTINGS, ...settings, port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  try {
    return spawn(join(place.binaries, 'bin', 'postgres'), ['-D', place.data, ...options], {
      ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
      cwd: place.home,
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      // Its own process group: Ctrl-C in the terminal reaches the parent alone, which stops it in order.
      detached: true,
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

async function untilAnswers(child: ChildProcess, place: Place, port: number): Promise<Error | null> {
  let ended: Error | null = null
  child.once('error', (cause) => {
    ended = cannotRun('postgres', place, cause)
  })
  child.once('exit', async (code, signal) => {
    const log = await readFile(place.log, 'utf8').catch(() => '')
    const lines = log.trim().split('\n').slice(-8).join('\n')
    ended ??= new Error(`The embedded PostgreSQL ended while starting (${signal ?? code}):\n${lines}`)
  })
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(25)) {
    if (ended) return ended
    if (await answers(place, port)) {
      child.removeAllListeners('exit')
      child.unref()
      return null
    }
  }
  child.kill('SIGQUIT')
  return new Error(
    `The embedded PostgreSQL does not answer after ${START_MS / 1000} s; its log: ${place.log}`,
  )
}

async function answers(place: Place, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl(place, port, 'postgres'),
    connectionTimeoutMillis: 2000,
  })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const databaseUrl = (place: Place, port: number, name: string): string =>
  `postgres://prilavok:${place.password}@127.0.0.1:${port}/${name}`

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
