import pg from 'pg'
import { ensureCluster } from './cluster'
import { openDataDir } from './data-dir'
import { endPostmaster, killPostmaster, stopLeftover } from './leftover'
import { giveUpOwnership, takeOwnership } from './owner'
import { findPlace, type Place, removePlace } from './place'
import { databaseUrl, type ServerSettings, startPostmaster } from './postmaster'

export interface EmbeddedDatabase {
  /** postgres://… on 127.0.0.1, a free port and a random password. */
  url: string
  /** Stops the server and waits until it is gone. May be called twice. */
  stop(): Promise<void>
  /** Ends the server at once and does not wait; the next start recovers. For a process that must leave now. */
  kill(): void
  /** Stops the server and deletes its data, wherever they lie. For tests. */
  destroy(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** Settings of PostgreSQL on top of the usual ones. */
  settings?: ServerSettings
}

/**
 * Starts the real PostgreSQL that lives in `dataDir`, making it on the first run. What an earlier process left behind
 * (a running server, half a cluster, a stale lock) is tidied up.
 * @throws with what to do when the folder, the user or the machine do not allow it
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = await openDataDir(options.dataDir)
  await takeOwnership(dataDir)
  const place = await findPlace(dataDir)
  await stopLeftover(place.data)
  await ensureCluster(place)
  const postmaster = await startPostmaster(place, options.settings)
  let stopped: Promise<void> | undefined
  const end = async () => {
    await endPostmaster(postmaster.pid)
    await giveUpOwnership(dataDir)
  }
  const stop = () => {
    stopped ??= end()
    return stopped
  }
  const kill = () => killPostmaster(postmaster.pid)
  const destroy = async () => {
    await stop()
    await removePlace(place, dataDir)
  }
  try {
    return { url: await prepareDatabase(place, postmaster.port), stop, kill, destroy }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function prepareDatabase(place: Place, port: number): Promise<string> {
  const url = databaseUrl(place, port, 'prilavok')
  await withClient(databaseUrl(place, port, 'postgres'), async (client) => {
    const { rowCount } = await client.query(`select from pg_database where datname = 'prilavok'`)
    if (!rowCount) await client.query('create database prilavok')
  })
  return url
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
