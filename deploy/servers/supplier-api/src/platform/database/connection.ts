import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { withPreparedStatements } from './prepared-statement'
import { withReplica } from './replica'
import type { Schema } from './schema'

/** Query builder over the whole schema, or over one transaction of it. */
export type Database = Kysely<Schema>

const INT8 = pg.types.builtins.INT8
const NUMERIC = pg.types.builtins.NUMERIC

/** Kopecks, counts and buyers fit a double exactly: `int8` and `numeric` come as numbers, not as strings. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool of connections.
 * @param maximum connections at once, to each database
 * @param replicaUrl a copy of the database, for what is read inside `readStale`
 */
export function connect(databaseUrl: string, maximum = 10, replicaUrl = ''): Connection {
  const pool = openPool(databaseUrl, maximum, 5000)
  // A replica that cannot be reached is passed over soon.
  const replica = replicaUrl ? openPool(replicaUrl, maximum, 1000) : null
  const both = replica ? withReplica(pool, replica) : pool
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(both) }) })
  async function close(): Promise<void> {
    await db.destroy()
    // Nothing was asked through `db`: then it has never known of the pools.
    await Promise.all([pool, replica].map((one) => (one && !one.ending ? one.end() : undefined)))
  }
  return { db, pool, close }
}

function openPool(connectionString: string, max: number, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    application_name: 'prilavok-supplier-api',
    connectionTimeoutMillis,
    idleTimeoutMillis: 60_000,
    // One statement may never hold a connection longer than the client waits (000 §9: 30000 ms).
    statement_timeout: 30_000,
  })
  // A connection that breaks is replaced by the pool and its query fails; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
